import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { ARTICLES_PATH } from '../../src/content-model/fields/address.ts';
import { FEED_PATH } from '../../src/seo/feed.ts';
import { readSite as readContent } from '../../src/site/site.ts';
import { readSite } from './built-site.ts';

const { articles, brand } = readContent();
const { pages } = readSite();

/** @returns the built page at that path */
const pageAt = (path: string): Document => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page.document;
};
const hrefsIn = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const newestFirst = articles.map(({ path }) => path);

test('lists every article, newest first, and links to the feed', () => {
  const list = pageAt(ARTICLES_PATH);
  expect(hrefsIn(list, '.article-list h2 a')).toEqual(newestFirst);
  expect(hrefsIn(list, '.article-list .note a')).toEqual([FEED_PATH]);
  expect(hrefsIn(list, 'link[rel=alternate][type="application/rss+xml"]')).toEqual([FEED_PATH]);
});

describe('the feed', () => {
  // Throws for XML that is not well-formed.
  const feed = new JSDOM(readFileSync(`dist${FEED_PATH}`, 'utf8'), { contentType: 'text/xml' }).window
    .document;
  const texts = (selector: string): (string | null)[] =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

  test('is RSS 2.0 in Italian, with a title, a description and the address of the list', () => {
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(texts('channel > language')).toEqual(['it']);
    expect(texts('channel > link')).toEqual([brand.siteUrl + ARTICLES_PATH]);
    expect(texts('channel > title, channel > description').every(Boolean)).toBe(true);
  });

  test('has every article, newest first, with its day', () => {
    expect(texts('item > link')).toEqual(newestFirst.map((path) => brand.siteUrl + path));
    const days = texts('item > pubDate').map((day) => new Date(day ?? '').toISOString().slice(0, 10));
    expect(days).toEqual(articles.map(({ date }) => date));
  });
});

describe.each([...articles])('$path', ({ path, date, author }) => {
  const page = pageAt(path);

  test('declares itself an article to social networks', () => {
    const type = page.querySelector('meta[property="og:type"]')?.getAttribute('content');
    expect(type).toBe('article');
  });

  test('states its date and author for visitors and search engines', () => {
    const graph: Record<string, unknown>[] = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    )['@graph'];
    const thing = graph.find((candidate) => candidate['@type'] === 'Article');
    expect(thing).toMatchObject({
      datePublished: date,
      url: brand.siteUrl + path,
      author: author === undefined ? { '@id': `${brand.siteUrl}/#organization` } : { '@type': 'Person' },
    });
    expect(page.querySelector('.article-hero time')?.getAttribute('datetime')).toBe(date);
  });

  test('needs no script of its own', () => {
    expect(page.querySelectorAll('article astro-island, article script')).toHaveLength(0);
  });
});
