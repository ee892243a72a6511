import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { readSite } from '../src/content-model/site.ts';
import { lastChanges } from './last-changes.ts';

const CONTENT = 'src/content';
/** `{price:voip/starter}`, `{from:voip}`; `plans: voip`, also between braces; `- voip`, `[voip, iot]`. */
const REFERENCE = /\{\w+:([\w-]+)[/}]|:\s*([\w-]+)\s*(?=$|[,}\]])|[-[,]\s*([\w-]+)/gm;
/** `{brand:phone}`, `{claim:clients}`: facts that stand in a file of their own. */
const BRAND_FACT = /\{(?:brand|claim):/;
const BRAND = `${CONTENT}/brand.yaml`;

/** The words of a content file that may be the id of another entry. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(REFERENCE)].flatMap((match) => match.slice(1).filter(Boolean)));

/**
 * When what a page shows was last changed: its own file, an entry that it names, or the agency's facts where it quotes one.
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
  const quotesBrand = BRAND_FACT.test(text);
  const entries = [...changes].filter(([file]) => {
    const [, collection, id = ''] = /^src\/content\/([^/]+)\/(.+)\.\w+$/.exec(file) ?? [];
    if (file === BRAND) return quotesBrand;
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
