import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../src/content-model/fields/price.ts';
import type { BuiltPage } from '../site/built-site.ts';
import { copy, DIST, graphOf, pageAt, site, textOf } from './copy.ts';
import { EDITED_DAY } from './recipes/recipes.ts';

const PAGE = '/fibra-ottica';
const CONTENT = join(copy.root, 'src/content');
const NEW = formatPrice(copy.newPrice).text;
/** `23,99` as visitors read it or `23.99` as machines read it, but not inside a longer number. */
const OLD = new RegExp(`(?<![\\d.,])${copy.oldPrice.toFixed(2).replace('.', '[.,]')}(?!\\d)`);
const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json)$|\/_[a-z]+$/;

const QUOTE = /\{(?:price:fibra-ottica\/super-office-one|from:fibra-ottica)\}/;
/** The page's source: its author may quote the price anywhere in it. */
const pageFile = readFileSync(join(CONTENT, 'pages/fibra-ottica.yaml'), 'utf8');
const own = pageAt(PAGE);
const descriptionOf = ({ document }: BuiltPage): string =>
  document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
/** Whether another fact has the old figure too, which may then appear anywhere. */
const isShared = globSync('{plans,services,solutions}/*.yaml', { cwd: CONTENT })
  .flatMap((file) => readFileSync(join(CONTENT, file), 'utf8').match(/[pP]rice: [\d.]+/g) ?? [])
  .some((price) => Number(price.split(': ')[1]) === copy.oldPrice);

describe(`the one price changed from ${copy.oldPrice} to ${copy.newPrice}`, () => {
  test.each([
    ['the plan card of its page', PAGE, '.plan-cards'],
    ['the row of the overview', '/servizi', `.compare tr:has(a[href="${PAGE}"])`],
    ['the door of the home page', '/', '.doors'],
  ])('is new in %s', (_place, path, selector) => {
    expect(textOf(pageAt(path), selector)).toContain(NEW);
  });

  test('keeps the overview’s comparison in the order of prices', () => {
    const rows = [...pageAt('/servizi').document.querySelectorAll<HTMLElement>('.compare tbody tr')];
    const ordered = rows.toSorted((a, b) => Number(a.dataset['price']) - Number(b.dataset['price']));
    const amounts = ordered
      .map((row) => /€([\d.]+,\d\d)/.exec(row.textContent ?? '')?.[1])
      .filter((amount) => amount !== undefined)
      .map((amount) => Number(amount.replace('.', '').replace(',', '.')));
    expect(amounts).toContain(copy.newPrice);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('is new in the price sheet, which has the day of the build that wrote it', () => {
    const sheet = readFileSync(join(DIST, 'documenti/listino-prezzi.pdf'), 'latin1');
    expect(sheet).toContain(`(D:${EDITED_DAY.replaceAll('-', '')}120000Z)`);
  });

  test('is new in the menu of every page', () => {
    const teasers = site.pages
      .map((page) => textOf(page, `.menu-items a[href="${PAGE}"]`))
      .filter((teaser) => teaser !== '');
    expect(teasers.length).toBeGreaterThan(20);
    expect(teasers.filter((teaser) => !teaser.includes(NEW))).toEqual([]);
  });

  test.each(
    [
      { part: 'the title', text: /^title:.*$/m, read: () => own.document.title },
      { part: 'the description', text: /^description:.*\n(?: .*\n)*/m, read: () => descriptionOf(own) },
      { part: 'the hero', text: /- kind: \S+-hero\n(?: {4}.*\n)*/, read: () => textOf(own, '.hero') },
    ].filter(({ text }) => QUOTE.test(text.exec(pageFile)?.[0] ?? '')),
  )('is new in $part of its page, which quotes it', ({ read }) => {
    expect(read()).toContain(NEW);
  });

  test('is new in the structured data', () => {
    const service = graphOf(own).find((thing) => thing['@type'] === 'Service');
    expect(JSON.stringify(service?.['offers'])).toContain(`"price":${copy.newPrice},`);
  });

  test.skipIf(isShared)('leaves the old figure in no file', () => {
    const files = [...site.files].filter((file) => TEXT_FILE.test(file));
    expect(files).toContain('/fibra-ottica.html');
    expect(files.filter((file) => OLD.test(readFileSync(join(DIST, file), 'utf8')))).toEqual([]);
    // Elements may split a price: `<span>€</span>23<span>,99</span>`.
    expect(site.pages.filter((page) => OLD.test(textOf(page, 'body'))).map(({ path }) => path)).toEqual([]);
  });
});
