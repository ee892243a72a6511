import type { SiteFiles } from './files.ts';

/** Where a path leads: to a file, to another path by a 301, or nowhere. */
type Resolution = { readonly file: string } | { readonly redirect: string } | null;

/**
 * Netlify's pretty URLs, as measured on deploys by github.com/slorber/trailing-slash-guide: `/page` is
 * `page.html`, `/page/` goes to `/page`, `/folder` goes to `/folder/`, and a file's full name always answers.
 *
 * @param path decoded, starting with `/`
 */
export const resolvePath = (files: SiteFiles, path: string): Resolution => {
  if (path.endsWith('/')) {
    const page = path.slice(0, -1);
    if (page !== '' && files.has(`${page}.html`)) return { redirect: page };
    return files.has(`${path}index.html`) ? { file: `${path}index.html` } : null;
  }
  if (files.has(path)) return { file: path };
  if (files.has(`${path}.html`)) return { file: `${path}.html` };
  return files.has(`${path}/index.html`) ? { redirect: `${path}/` } : null;
};
