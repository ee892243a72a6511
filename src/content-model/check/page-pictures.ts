import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { PICTURE_PATH } from '../schemas/page.ts';
import { problemAt } from './check-entry.ts';

const FOLDER = 'public';
const FIELD = ['ogImage'];
/** Pixels of every picture: what networks show without cutting it. The tags of every page say so (src/seo/head.ts). */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * @param page a page file
 * @returns the file of its picture for networks, from the project's root, and where the page names it; `undefined` where it
 *   names none, or none of that form: its schema tells what is no address
 */
export const socialPictureFile = (
  page: RawEntry,
): { readonly path: readonly string[]; readonly file: string } | undefined => {
  const address = valueAt(page.data, FIELD);
  return typeof address === 'string' && PICTURE_PATH.test(address)
    ? { path: FIELD, file: FOLDER + address }
    : undefined;
};

/**
 * @param pages the page files
 * @param root the folder of the project
 * @returns a problem for each page whose picture for networks is not there
 */
export const missingSocialPictures = (pages: readonly RawEntry[], root: string): ContentProblem[] =>
  pages.flatMap((entry) => {
    const { path, file } = socialPictureFile(entry) ?? {};
    return path === undefined || existsSync(join(root, file ?? ''))
      ? []
      : [problemAt(entry, path, `the address of a picture in ${FOLDER}/`, `${file}: no such file`)];
  });
