import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clothPicture } from '../../weave/cloth.ts';
import { drawPicture, type Parts } from './draw.ts';
import { layoutOf } from './layout.ts';
import type { SocialPicture } from './social-picture.ts';

const FONT_FILE = 'src/seo/social/archivo-condensed.woff';
/** What draws: the code with its colours and density, and two packages, with the versions of what draws in them. */
const DRAWN_BY = [
  'src/seo/social/draw.ts',
  'node_modules/satori/package.json',
  'node_modules/sharp/package.json',
];
/** Survives builds, and on Netlify deploys. */
const FOLDER = 'node_modules/.cache/social-pictures';

const nameOf = ({ words, cloth, font }: Parts, drawnBy: readonly Buffer[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(words)).update(cloth).update(font);
  for (const file of drawnBy) hash.update(file);
  return hash.digest('hex');
};

/**
 * The picture from the cache when the same code and packages drew one from the same words, cloth and font; drawn and
 * kept otherwise.
 *
 * @param picture what it shows
 * @param draw how it is drawn
 * @param folder where pictures are kept
 * @param drawnBy files that what is drawn depends on
 * @returns a PNG
 */
export const keptPicture = async (
  picture: SocialPicture,
  draw = drawPicture,
  folder = FOLDER,
  drawnBy = DRAWN_BY,
): Promise<Buffer> => {
  const font = await readFile(FONT_FILE);
  const drawing = await Promise.all(drawnBy.map((file) => readFile(file)));
  const parts = { words: layoutOf(picture), cloth: clothPicture(picture.weave), font };
  const file = join(folder, `${nameOf(parts, drawing)}.png`);
  try {
    return await readFile(file);
  } catch {
    const drawn = await draw(parts);
    await mkdir(folder, { recursive: true });
    // Builds beside this one never read half a picture.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, drawn);
    await rename(unfinished, file);
    return drawn;
  }
};
