import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../src/content-model/facts/format-price.ts';
import type { BuiltPage } from '../site/built-site.ts';
import { copy, DIST, graphOf, pageAt, site, textOf } from './copy.ts';

const PAGE = '/fibra-ottica';
const CONTENT = join(copy.root, 'src/content');
const NEW = formatPrice(copy.newPrice).text;
/** `23,99` as visitors read it and `23.99` as machines do, not as a part of a longer number. */
const OLD = new RegExp(`(?<![\\d.,])${copy.oldPrice.toFixed(2).replace('.', '[.,]')}(?!\\d)`);
const TEXT_FILE = /\.(?:html|js|css|svg|xml|txt|json)$|\/_[a-z]+$/;

const QUOTE = /\{(?:price:fibra-ottica\/super-office-one|from:fibra-ottica)\}/;
/** Its author may quote the price where it fits. */
const pageFile = readFileSync(join(CONTENT, 'pages/fibra-ottica.yaml'), 'utf8');
const own = pageAt(PAGE);
const descriptionOf = ({ document }: BuiltPage): string =>
  document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
/** Where another fact has the same figure, it may rightly stand anywhere. */
const isShared = globSync('{plans,services,solutions}/*.yaml', { cwd: CONTENT })
  .flatMap((file) => readFileSync(join(CONTENT, file), 'utf8').match(/[pP]rice: [\d.]+/g) ?? [])
  .some((price) => Number(price.split(': ')[1]) === copy.oldPrice);

describe(`one figure changed in one file: ${copy.oldPrice} is ${copy.newPrice}`, () => {
  test.each([
    ['the plan card of its page', PAGE, '.plan-cards'],
    ['the row of the overview', '/servizi', `.compare tr:has(a[href="${PAGE}"])`],
    ['the card of the home page', '/', '.area'],
  ])('%s', (_place, path, selector) => {
    expect(textOf(pageAt(path), selector)).toContain(NEW);
  });

  test('the comparison of the overview is still in the order of prices', () => {
    const rows = pageAt('/servizi').document.querySelectorAll('.compare .by-price .row-price');
    const amounts = Array.from(rows, (row) => /€([\d.]+,\d\d)/.exec(row.textContent ?? '')?.[1])
      .filter((amount) => amount !== undefined)
      .map((amount) => Number(amount.replace('.', '').replace(',', '.')));
    expect(amounts).toContain(copy.newPrice);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('the teaser in the menu of every page', () => {
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
  )('$part of its page, which quotes it', ({ read }) => {
    expect(read()).toContain(NEW);
  });

  test('the structured data', () => {
    const service = graphOf(own).find((thing) => thing['@type'] === 'Service');
    expect(JSON.stringify(service?.['offers'])).toContain(`"price":${copy.newPrice},`);
  });

  test.skipIf(isShared)('the old figure is nowhere', () => {
    const files = [...site.files].filter((file) => TEXT_FILE.test(file));
    expect(files).toContain('/fibra-ottica.html');
    expect(files.filter((file) => OLD.test(readFileSync(join(DIST, file), 'utf8')))).toEqual([]);
    // A price may be split into elements: `<span>€</span>23<span>,99</span>`.
    expect(site.pages.filter((page) => OLD.test(textOf(page, 'body'))).map(({ path }) => path)).toEqual([]);
  });
});
