import { glob } from 'node:fs/promises';

export interface BuiltPage {
  /** Path of the file below the output folder, e.g. `servizi/voip.html`. */
  readonly file: string;
  /** Address of the page, e.g. `/servizi/voip`; `/*` for the error page, which has no address of its own. */
  readonly path: string;
}

const addressOf = (file: string): string => {
  if (file === '404.html') return '/*';
  const path = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${path}`;
};

/**
 * @param root the output folder
 * @returns every HTML page in it, the error page first: the last header rule that matches an address wins
 */
export const builtPages = async (root: string): Promise<BuiltPage[]> => {
  const pages: BuiltPage[] = [];
  for await (const file of glob('**/*.html', { cwd: root })) pages.push({ file, path: addressOf(file) });
  return pages.sort(
    (a, b) => Number(b.path === '/*') - Number(a.path === '/*') || (a.path < b.path ? -1 : 1),
  );
};

/**
 * Netlify serves a page at `/a` and at `/a.html`. The second address redirects to the first, so that no page has two.
 *
 * @param pages the built pages
 * @returns the text of `_redirects`: a forced 301 from the file's name to the page's address
 */
export const canonicalRedirects = (pages: readonly BuiltPage[]): string =>
  pages
    .filter(({ file, path }) => file === `${path.slice(1)}.html`)
    .map(({ path }) => `${path}.html ${path} 301!\n`)
    .join('');
