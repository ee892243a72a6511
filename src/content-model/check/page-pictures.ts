import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { PICTURE_PATH } from '../schemas/page.ts';
import { problemAt } from './check-entry.ts';

const FOLDER = 'public';
const FIELD = ['ogImage'];
/** Size in pixels that social networks show uncropped. The meta tags of every page state it (src/seo/head.ts). */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * @param page the file of a page
 * @returns the file of its social picture, from the project's root, and where the page names it; `undefined` when the
 *   page names none or its address is invalid, which its schema reports
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
 * @returns a problem for each page whose social picture does not exist
 */
export const missingSocialPictures = (pages: readonly RawEntry[], root: string): ContentProblem[] =>
  pages.flatMap((entry) => {
    const { path, file } = socialPictureFile(entry) ?? {};
    return path === undefined || existsSync(join(root, file ?? ''))
      ? []
      : [problemAt(entry, path, `the address of a picture in ${FOLDER}/`, `${file}: no such file`)];
  });
