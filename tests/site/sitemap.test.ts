import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastChanges } from '../../build/sitemap.ts';
import { readSite } from '../../src/site/site.ts';

const read = (file: string): string => readFileSync(`dist/${file}`, 'utf8');
const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);

test.each(['sitemap-index.xml', 'sitemap.xml'])('names the sitemap in %s', (index) => {
  expect(textsOf(read(index), 'loc')).toEqual([`${readSite().brand.siteUrl}/sitemap-0.xml`]);
});

test('names an index that is there in robots.txt', () => {
  const [, named = ''] = /^Sitemap: (\S+)$/m.exec(read('robots.txt')) ?? [];
  expect(new URL(named).origin).toBe(readSite().brand.siteUrl);
  expect(textsOf(read(new URL(named).pathname.slice(1)), 'loc')).toHaveLength(1);
});

test('lists every canonical address once, and no page with noindex', () => {
  const { pages, articles, brand } = readSite();
  const canonical = [...pages.filter(({ noindex }) => !noindex), ...articles].map(
    ({ path }) => brand.siteUrl + path,
  );
  expect(
    textsOf(read('sitemap-0.xml'), 'loc')
      .map((url) => url.replace(/\/$/, ''))
      .sort(),
  ).toEqual(canonical.map((url) => url.replace(/\/$/, '')).sort());
});

test('dates every page that has a history', () => {
  const { pages, brand } = readSite();
  const changes = lastChanges('src/content');
  const dated = read('sitemap-0.xml')
    .split('<url>')
    .filter((address) => textsOf(address, 'lastmod').some((day) => new Date(day).getTime() <= Date.now()))
    .flatMap((address) => textsOf(address, 'loc'));
  const committed = pages
    .filter(({ id, noindex }) => !noindex && changes.has(`src/content/pages/${id}.yaml`))
    .map(({ path }) => brand.siteUrl + path);
  expect(committed.filter((address) => !dated.includes(address))).toEqual([]);
});

test('dates an article by its own day', () => {
  const { articles, brand } = readSite();
  const days = new Map(
    read('sitemap-0.xml')
      .split('<url>')
      .map((address) => [textsOf(address, 'loc')[0], textsOf(address, 'lastmod')[0]?.slice(0, 10)]),
  );
  for (const { path, date, updated } of articles)
    expect(days.get(brand.siteUrl + path)).toBe(updated ?? date);
});
