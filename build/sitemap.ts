import { execFileSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { ARTICLES_PATH, pagePath } from '../src/content-model/fields/address.ts';
import { CONTENT_FOLDER } from '../src/content-model/read/read-collection.ts';
import { shownFiles } from '../src/site/report/shown-files.ts';
import { readChecked, readSite } from '../src/site/site.ts';

/**
 * Reads from the project's history when each file below a folder was last changed.
 *
 * @param folder e.g. `src/content`, relative to `root`
 * @param root a folder of the repository
 * @returns ISO 8601 date and time of the last change, by path relative to `root`; empty without the whole history,
 *   since a shallow clone knows only its last commit
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
    // Without a repository, or without git, the sitemap has no dates.
  }
  return changes;
};

/**
 * @param files paths of the files that hold what a page shows
 * @param changes the dates of files by path, from {@link lastChanges}
 * @returns when one of them was last changed, ISO 8601 in UTC; `undefined` when there is no history
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
 * The sitemap: canonical addresses that search engines may show, each with the day on which its content last changed.
 * An article's own file says that day. Its index is at `/sitemap-index.xml`, and at `/sitemap.xml`, where people and
 * tools look first.
 */
export const canonicalSitemap = (): AstroIntegration => {
  const { pages: all, articles } = readSite();
  const shown = all.filter(({ noindex }) => !noindex);
  const articleDays = new Map(articles.map(({ path, date, updated }) => [path, updated ?? date]));
  const { reading } = readChecked();
  const files = reading.entries;
  const filesOf = shownFiles(reading);
  // A new article changes the page that lists the articles.
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
  const written = sitemap({
    filter: (url) => pages.has(pathOf(url)) || articleDays.has(pathOf(url)),
    serialize: (item) => {
      const path = pathOf(item.url);
      const lastmod = articleDays.get(path) ?? lastChangeOf(pages.get(path) ?? [], changes);
      return lastmod ? { ...item, lastmod } : item;
    },
  });
  const write = written.hooks['astro:build:done'];
  return {
    ...written,
    hooks: {
      ...written.hooks,
      'astro:build:done': async (options) => {
        await write?.(options);
        await copyFile(new URL('sitemap-index.xml', options.dir), new URL('sitemap.xml', options.dir));
      },
    },
  };
};
