import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSite } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

const DIST = join(import.meta.dirname, '../../dist');
const file = (path: string): Buffer => readFileSync(join(DIST, path));

/** The icon and the manifest for browsers and home screens exist at their addresses. */
const platformLinks: Rule = ({ document }, { files }) =>
  ['icon', 'manifest'].flatMap((rel) => {
    const href = document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
    return files.has(href) ? [] : [`${rel}: "${href}" is not there`];
  });

everyPage(platformLinks, {
  files: ['/a.svg', '/c.webmanifest'],
  good: ['<link rel="icon" href="/a.svg"><link rel="manifest" href="/c.webmanifest">'],
  broken: [
    { html: '<link rel="icon" href="/x.svg">', says: 'icon: "/x.svg" is not there' },
    { html: '<link rel="icon" href="/a.svg">', says: 'manifest: ""' },
  ],
});

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test('has icons in the sizes that the manifest states', async () => {
  const { name, start_url, icons }: Manifest = JSON.parse(file('manifest.webmanifest').toString());
  expect([name.length > 0, start_url]).toEqual([true, '/']);
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height } = await sharp(file(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512', 'any']));
});

test('has an icon at the address that programs request by default', () => {
  expect([...file('favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('has an icon for the home screen of iOS', async () => {
  const { format, width, height } = await sharp(file('apple-touch-icon.png')).metadata();
  expect([format, width, height]).toEqual(['png', 180, 180]);
});

test.each(['robots.txt', 'llms.txt', '.well-known/security.txt', 'sitemap-index.xml'])(
  'finds text in %s',
  (path) => {
    expect(file(path).toString().trim()).not.toBe('');
  },
);

test('offers documents with their type and size, as other programs read them', () => {
  const links = readSite().pages.flatMap(({ document }) => [
    ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/documenti/"]'),
  ]);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const document = file(link.getAttribute('href') ?? '');
    expect(document.toString('latin1', 0, 5)).toBe('%PDF-');
    const kilobytes = /\(PDF, (\d+)\u00a0kB\)$/.exec(link.textContent ?? '')?.[1];
    expect(Number(kilobytes)).toBe(Math.ceil(document.length / 1000));
  }
});
