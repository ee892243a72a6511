import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { phonePhoto } from '../phone-photo.ts';
import { folderFor } from '../project-copy.ts';
import { editFile } from './edit-file.ts';

/** Who gets a picture in the copy, as docs/content.md says. */
export const PHOTOGRAPHED = { id: 'marco-aldovini', alt: 'Marco Aldovini davanti a un armadio di server' };
export const ILLUSTRATED = { id: 'fwa-o-fibra', alt: 'Un’antenna sul tetto' };
export const LOGOS = [
  { id: 'officine-brandi', file: 'officine-brandi.svg', alt: 'Officine Brandi' },
  { id: 'valdora', file: 'valdora.png', alt: 'Valdora' },
] as const;

/** A logo as an editor saves it. */
const DRAWN_LOGO =
  '<?xml version="1.0"?><!-- nota privata --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><metadata>nota privata</metadata><path fill="#036" d="M0 0h300v100H0z"/></svg>';

/** Adds a portrait, the picture of an article and two logos. */
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
  appendFileSync(
    join(content, `consultants/${PHOTOGRAPHED.id}.yaml`),
    `portrait: { file: IMG_4711.JPG, alt: ${PHOTOGRAPHED.alt} }\n`,
  );
  const picture = `picture: { file: IMG_4712.jpg, alt: ${ILLUSTRATED.alt} }`;
  editFile(join(content, `articles/${ILLUSTRATED.id}.yaml`), [[/^figure: .*$/m, picture]]);
  for (const { id, file, alt } of LOGOS)
    appendFileSync(join(content, `clients/${id}.yaml`), `logo: { file: ${file}, alt: ${alt} }\n`);
};
