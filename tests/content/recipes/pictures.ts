import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { phonePhoto } from '../phone-photo.ts';
import { folderFor } from '../project-copy.ts';
import { editSection, editYaml } from './edit-file.ts';

/** The people, the article and the clients that get a picture in the copy, as docs/contenuti.md describes. */
export const PHOTOGRAPHED = { id: 'marco-aldovini', alt: 'Marco Aldovini davanti a un armadio di server' };
export const ILLUSTRATED = { id: 'quanta-banda-serve', alt: 'Un’antenna sul tetto' };
export const LOGOS = [
  { id: 'officine-brandi', file: 'officine-brandi.svg', alt: 'Officine Brandi' },
  { id: 'valdora', file: 'valdora.png', alt: 'Valdora' },
] as const;

/** A logo as a drawing program saves it. */
const DRAWN_LOGO =
  '<?xml version="1.0"?><!-- nota privata --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><metadata>nota privata</metadata><path fill="#036" d="M0 0h300v100H0z"/></svg>';

/** Puts everyone with a picture first on a page that shows it, whoever else the owners name there. */
const showThem = (content: string): void => {
  const withFirst = (names: unknown, first: readonly string[]): string[] => {
    const all = Array.isArray(names) ? names.map(String) : [];
    return [...first, ...all.filter((name) => !first.includes(name))].slice(0, all.length);
  };
  editSection(join(content, 'pages/innovazione-digitale/consulenza.yaml'), 'consultants', (section) =>
    section.set('consultants', withFirst(section.toJSON().consultants, [PHOTOGRAPHED.id])),
  );
  const strips = globSync('pages/**/*.yaml', { cwd: content }).filter((file) =>
    readFileSync(join(content, file), 'utf8').includes('kind: client-strip'),
  );
  for (const file of strips)
    editSection(join(content, file), 'client-strip', (section) => {
      const ids = LOGOS.map(({ id }) => id);
      section.set('clients', withFirst(section.toJSON().clients, ids));
    });
};

/** Adds a portrait, an article's picture and two logos. */
export const addPictures = async (root: string): Promise<void> => {
  const content = join(root, 'src/content');
  const photo = await phonePhoto();
  const logo = sharp({ create: { width: 800, height: 300, channels: 3, background: '#036' } });
  const files = {
    'IMG_4711.JPG': photo,
    'IMG_4712.jpg': photo,
    [LOGOS[0].file]: DRAWN_LOGO,
    [LOGOS[1].file]: await logo
      .withExif({ IFD0: { ImageDescription: 'nota privata' } })
      .png()
      .toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(folderFor(join(content, 'pictures', name)), bytes);
  const set = (file: string, key: string, value: { readonly file: string; readonly alt: string }): void =>
    editYaml(join(content, `${file}.yaml`), (document) => document.set(key, document.createNode(value)));
  set(`consultants/${PHOTOGRAPHED.id}`, 'portrait', { file: 'IMG_4711.JPG', alt: PHOTOGRAPHED.alt });
  editYaml(join(content, `articles/${ILLUSTRATED.id}.yaml`), (article) => article.delete('figure'));
  set(`articles/${ILLUSTRATED.id}`, 'picture', { file: 'IMG_4712.jpg', alt: ILLUSTRATED.alt });
  for (const { id, file, alt } of LOGOS) set(`clients/${id}`, 'logo', { file, alt });
  showThem(content);
};
