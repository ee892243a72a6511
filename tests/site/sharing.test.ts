import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSite } from '../../src/site/site.ts';
import { type BuiltPage, pageOf, readSite as readBuiltSite } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

const PICTURE_MAX_BYTES = 100_000;
const DIST = join(import.meta.dirname, '../../dist');

const tagOf = ({ document }: BuiltPage, property: string): string =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
const pictureOf = (page: BuiltPage): string => {
  const image = tagOf(page, 'og:image');
  return URL.canParse(image) ? new URL(image).pathname : '';
};

/** What social networks show of a page with structured data; pages without it are not shared. */
const sharing: Rule = (page, { files }) => {
  const { document } = page;
  if (document.querySelector('script[type="application/ld+json"]') === null) return [];
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const expected: Record<string, string> = {
    'og:url': canonical,
    'og:description': description,
    'og:locale': 'it_IT',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const wrong = Object.entries(expected)
    .filter(([property, value]) => tagOf(page, property) !== value)
    .map(([property]) => `${property} is "${tagOf(page, property)}"`);
  for (const property of ['og:title', 'og:type', 'og:image:alt', 'og:site_name'])
    if (tagOf(page, property) === '') wrong.push(`${property} is missing`);
  if (!document.title.startsWith(tagOf(page, 'og:title'))) wrong.push('og:title is not the title');
  if (!files.has(pictureOf(page))) wrong.push(`og:image "${pictureOf(page)}" is not there`);
  if (document.querySelector('meta[name="twitter:card"][content=summary_large_image]') === null)
    wrong.push('twitter:card is missing');
  return wrong;
};

const example = (more = ''): string =>
  '<title>Fibra | A</title><link rel="canonical" href="https://a.example/fibra"><meta name="description" content="D">' +
  '<meta property="og:title" content="Fibra"><meta property="og:description" content="D">' +
  '<meta property="og:url" content="https://a.example/fibra"><meta property="og:type" content="website">' +
  '<meta property="og:image" content="https://a.example/social/fibra.png">' +
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
  '<meta property="og:image:alt" content="Fibra"><meta property="og:locale" content="it_IT">' +
  `<meta property="og:site_name" content="A"><meta name="twitter:card" content="summary_large_image">${more}` +
  '<script type="application/ld+json">{}</script>';

everyPage(sharing, {
  files: ['/social/fibra.png'],
  good: [example(), '<title>Grazie</title>'],
  broken: [
    { html: example().replace('it_IT', 'it'), says: 'og:locale is "it"' },
    { html: example().replace('social/fibra', 'social/manca'), says: '"/social/manca.png" is not there' },
    { html: example().replace('content="https://a.example/fibra"', 'content="/fibra"'), says: 'og:url' },
    { html: example().replace('og:image:alt', 'og:x'), says: 'og:image:alt is missing' },
    { html: example().replace('content="Fibra"', 'content="Altro"'), says: 'og:title is not the title' },
    { html: example().replace('summary_large_image', 'summary'), says: 'twitter:card' },
  ],
});

const pictures = [...new Set(readBuiltSite().pages.map(pictureOf).filter(Boolean))];

test('has a picture of its own for each page', () => {
  const { pages, articles } = readSite();
  expect(pictures.length).toBe(pages.length + articles.length);
  expect(pictureOf(pageOf(example()))).toBe('/social/fibra.png');
});

test.each(pictures)('keeps %s at 1200x630 pixels and at most 100 kB', async (path) => {
  const bytes = readFileSync(join(DIST, path));
  expect(bytes.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
