import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { readSite } from '../src/content-model/site.ts';
import { lastChanges } from './last-changes.ts';

const CONTENT = 'src/content';
const REFERENCE = /\{\w+:([\w-]+)\/|:\s*([\w-]+)\s*$|[-[,]\s*([\w-]+)/gm;

/** The words of a content file that may be the id of another entry. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(REFERENCE)].flatMap((match) => match.slice(1).filter(Boolean)));

/**
 * When what a page shows was last changed: its own file, or an entry that it names.
 *
 * @param pageFile path of the page's file
 * @param text what stands in it
 * @param changes by path of file, from {@link lastChanges}
 */
export const lastChangeOf = (
  pageFile: string,
  text: string,
  changes: ReadonlyMap<string, string>,
): string | undefined => {
  const names = namesIn(text);
  const entries = [...changes].filter(([file]) => {
    const [, collection, id = ''] = /^src\/content\/([^/]+)\/(.+)\.\w+$/.exec(file) ?? [];
    return file === pageFile || (collection !== 'pages' && names.has(id));
  });
  const days = entries.map(([, day]) => new Date(day).toISOString());
  return days.sort().at(-1);
};

/** The sitemap: canonical addresses that search engines may show, each with the day of its last true change. */
export const canonicalSitemap = (): AstroIntegration => {
  const pages = new Map(
    readSite()
      .pages.filter(({ noindex }) => !noindex)
      .map(({ path, id }) => [path, `${CONTENT}/pages/${id}.yaml`]),
  );
  const changes = lastChanges(CONTENT);
  const pathOf = (url: string): string => new URL(url).pathname.replace(/(?!^)\/$/, '');
  return sitemap({
    filter: (url) => pages.has(pathOf(url)),
    serialize: (item) => {
      const file = pages.get(pathOf(item.url)) ?? '';
      const lastmod = lastChangeOf(file, readFileSync(file, 'utf8'), changes);
      return lastmod ? { ...item, lastmod } : item;
    },
  });
};
