import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clothPicture } from '../../weave/cloth.ts';
import { drawPicture, type Parts } from './draw.ts';
import { layoutOf } from './layout.ts';
import type { SocialPicture } from './social-picture.ts';

const FONT_FILE = 'src/seo/social/archivo-condensed.woff';
/** Survives builds, and on Netlify deploys. */
const FOLDER = 'node_modules/.cache/social-pictures';

const nameOf = ({ words, cloth, font }: Parts): string =>
  createHash('sha256').update(JSON.stringify(words)).update(cloth).update(font).digest('hex');

/**
 * The picture from the cache when one was drawn from the same words, cloth and font; drawn and kept otherwise.
 *
 * @param picture what it shows
 * @param draw how it is drawn
 * @param folder where pictures are kept
 * @returns a PNG
 */
export const keptPicture = async (
  picture: SocialPicture,
  draw = drawPicture,
  folder = FOLDER,
): Promise<Buffer> => {
  const font = await readFile(FONT_FILE);
  const parts = { words: layoutOf(picture), cloth: clothPicture(picture.weave), font };
  const file = join(folder, `${nameOf(parts)}.png`);
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
