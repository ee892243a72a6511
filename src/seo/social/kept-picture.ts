import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DYES } from '../../site/dyes.ts';
import { clothPicture } from '../../weave/cloth.ts';
import { drawPicture, type Parts } from './draw.ts';
import { layoutOf } from './layout.ts';
import type { SocialPicture } from './social-picture.ts';

const FONT_FILE = 'src/seo/social/archivo-condensed.woff';
/**
 * The files that decide what a picture looks like: the drawing code, and two packages, whose versions include those of
 * their renderers.
 */
const DRAWN_BY = [
  'src/seo/social/draw.ts',
  'node_modules/satori/package.json',
  'node_modules/sharp/package.json',
];
/** Kept between builds, and on Netlify between deploys. */
const FOLDER = 'node_modules/.cache/social-pictures';

const nameOf = ({ words, cloth, font }: Parts, drawnBy: readonly Buffer[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(words)).update(cloth).update(font);
  for (const file of drawnBy) hash.update(file);
  return hash.digest('hex');
};

/**
 * Returns the picture from the cache when the same code and packages drew one from the same words, cloth and font;
 * otherwise draws and stores it.
 *
 * @param picture the content of the picture
 * @param draw draws the picture
 * @param folder the folder of the cache
 * @param drawnBy the files that the drawing depends on
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
  const parts = { words: layoutOf(picture), cloth: clothPicture(picture.weave, DYES), font };
  const file = join(folder, `${nameOf(parts, drawing)}.png`);
  try {
    return await readFile(file);
  } catch {
    const drawn = await draw(parts);
    await mkdir(folder, { recursive: true });
    // Another build that runs at the same time never reads half a picture.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, drawn);
    await rename(unfinished, file);
    return drawn;
  }
};
