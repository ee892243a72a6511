import type { BuiltPage } from '../page/pages.ts';

/**
 * Netlify answers a page at `/a` and at `/a.html`; the second has no header rule of its own, so it would show with the
 * error page's policy. It leads to the first instead.
 *
 * @param pages the built pages
 * @returns the text of `_redirects`: a forced 301 from the file's name to the page's address
 */
export const canonicalRedirects = (pages: readonly BuiltPage[]): string =>
  pages
    .filter(({ file, path }) => file === `${path.slice(1)}.html`)
    .map(({ path }) => `${path}.html ${path} 301!\n`)
    .join('');
