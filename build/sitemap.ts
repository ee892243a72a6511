import { execFileSync } from 'node:child_process';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { ARTICLES_PATH, pagePath } from '../src/content-model/check/page-addresses.ts';
import { CONTENT_FOLDER, readAll } from '../src/content-model/read/read-collection.ts';
import { shownFiles } from '../src/site/report/shown-files.ts';
import { readSite } from '../src/site/site.ts';

/**
 * When each file below a folder was last changed, from the history of the project.
 *
 * @param folder e.g. `src/content`, relative to `root`
 * @param root a folder of the repository
 * @returns by path relative to `root`: ISO 8601 date and time; empty where no whole history is at hand, since a
 *   shallow clone knows only its last commit
 */
export const lastChanges = (folder: string, root: string = process.cwd()): ReadonlyMap<string, string> => {
  const git = (...parts: string[]): string =>
    execFileSync('git', parts, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const changes = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
    let day = '';
    for (const line of git('log', '--format=%cI', '--name-only', '--relative', '--', folder).split('\n')) {
      if (/^\d{4}-\d\d-\d\dT/.test(line)) day = line;
      else if (line && !changes.has(line)) changes.set(line, day);
    }
  } catch {
    // No repository, or no git: the sitemap then has no dates.
  }
  return changes;
};

/**
 * @param files paths of the files that hold what a page shows
 * @param changes by path of file, from {@link lastChanges}
 * @returns when one of them was last changed, ISO 8601 in UTC; `undefined` where no history is at hand
 */
export const lastChangeOf = (
  files: readonly string[],
  changes: ReadonlyMap<string, string>,
): string | undefined =>
  files
    .flatMap((file) => changes.get(file) ?? [])
    .map((day) => new Date(day).toISOString())
    .sort()
    .at(-1);

/**
 * The sitemap: canonical addresses that search engines may show, each with the day of its last true change. An article
 * says its day itself.
 */
export const canonicalSitemap = (): AstroIntegration => {
  const { pages: all, articles } = readSite();
  const shown = all.filter(({ noindex }) => !noindex);
  const articleDays = new Map(articles.map(({ path, date, updated }) => [path, updated ?? date]));
  const files = readAll(process.cwd());
  const filesOf = shownFiles(files);
  // A new article is a change of their list.
  const articleFiles = files.filter(({ collection }) => collection === 'articles').map(({ file }) => file);
  const pages = new Map(
    files
      .filter(({ collection, id }) => collection === 'pages' && shown.some((page) => page.id === id))
      .map((page) => {
        const path = pagePath(page.id);
        return [path, path === ARTICLES_PATH ? [...filesOf(page), ...articleFiles] : filesOf(page)];
      }),
  );
  const changes = lastChanges(CONTENT_FOLDER);
  const pathOf = (url: string): string => new URL(url).pathname.replace(/(?!^)\/$/, '');
  return sitemap({
    filter: (url) => pages.has(pathOf(url)) || articleDays.has(pathOf(url)),
    serialize: (item) => {
      const path = pathOf(item.url);
      const lastmod = articleDays.get(path) ?? lastChangeOf(pages.get(path) ?? [], changes);
      return lastmod ? { ...item, lastmod } : item;
    },
  });
};
