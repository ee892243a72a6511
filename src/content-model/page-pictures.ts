import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemAt } from './check-entry.ts';
import type { ContentProblem } from './content-error.ts';
import { pngSize } from './picture-size.ts';
import type { RawEntry } from './read-collection.ts';
import { valueAt } from './received.ts';
import { PICTURE_PATH } from './schemas/page.ts';

const FOLDER = 'public';
const FIELD = ['ogImage'];
/** Pixels of every picture: what networks show without cutting it. The tags of every page say so (src/seo/head.ts). */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
/** Chat apps leave out a picture that takes long. */
const MAX_BYTES = 100_000;

/** @returns what is wrong with the bytes of a picture: what was expected and what was received */
const mistakeIn = (bytes: Buffer): readonly [expected: string, received: string] | undefined => {
  const size = pngSize(bytes);
  if (!size) return ['a PNG: saved as one, not only named so', 'another kind of file'];
  const { width, height } = size;
  if (width !== WIDTH || height !== HEIGHT)
    return [`a picture of ${WIDTH}x${HEIGHT} pixels`, `${width}x${height} pixels`];
  if (bytes.length <= MAX_BYTES) return undefined;
  return [`a picture of at most ${MAX_BYTES / 1000} kB`, `${Math.ceil(bytes.length / 1000)} kB`];
};

/**
 * @param pages the page files
 * @param root the folder of the project
 * @returns a problem for each page whose picture for networks is not there, or none that they show
 */
export const wrongPictures = (pages: readonly RawEntry[], root: string): ContentProblem[] =>
  pages.flatMap((entry) => {
    const address = valueAt(entry.data, FIELD);
    // Its schema tells what is no address.
    if (typeof address !== 'string' || !PICTURE_PATH.test(address)) return [];
    const file = `${FOLDER}${address}`;
    if (!existsSync(join(root, file)))
      return [problemAt(entry, FIELD, `the address of a picture in ${FOLDER}/`, `${file}: no such file`)];
    const [expected, received] = mistakeIn(readFileSync(join(root, file))) ?? [];
    return expected === undefined ? [] : [problemAt(entry, FIELD, expected, `${file}: ${received}`)];
  });
