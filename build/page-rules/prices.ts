import { formatNumber } from '../../src/content-model/facts/format-price.ts';
import { readFiles, readSite } from '../../src/site/site.ts';
import { asTyped, type FinishedPage, type FinishedSite, type PageRule } from './page-rule.ts';

const FROM = /\bda\s*(€[\d.]+(?:,\d\d)?)/gi;

const fromPricesIn = (text: string): string[] => [...text.matchAll(FROM)].map(([, price = '']) => price);

const headOf = ({ document }: FinishedPage): string =>
  asTyped(
    `${document.title} ${document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''}`,
  );
const mainOf = ({ document }: FinishedPage): string => asTyped(document.querySelector('main')?.textContent);

/** Whether the page shows this price, and not only within a longer figure: `€2` is neither in `€25` nor in `€2,50`. */
const isOn = (price: string, page: FinishedPage): boolean =>
  new RegExp(`${price.replaceAll('.', '\\.')}(?![\\d.,]*\\d)`).test(mainOf(page));

/** Finds every "from" price of a title, a menu or a card, with the page that has to show it. */
const promisesOf = (
  page: FinishedPage,
  { pages }: FinishedSite,
): { price: string; target: FinishedPage }[] => {
  const cards = [...page.document.querySelectorAll('li, tr')].flatMap((card) => {
    // A link with a fragment leads to a form.
    const links = card.querySelectorAll('a[href^="/"]:not([href*="#"])');
    const addresses = new Set(Array.from(links, (link) => link.getAttribute('href')));
    const target = pages.find(({ path }) => path === [...addresses][0]);
    if (addresses.size !== 1 || !target) return [];
    return fromPricesIn(asTyped(card.textContent)).map((price) => ({ price, target }));
  });
  return [...fromPricesIn(headOf(page)).map((price) => ({ price, target: page })), ...cards];
};

/** Reports a page without the "from" price that a menu, a card or its own title promises. */
export const keptPromisesRule: PageRule = (page, site) =>
  promisesOf(page, site)
    .filter(({ price, target }) => !isOn(price, target))
    .map(({ price, target }) => ({
      expected: `${price} on ${target.path}, with what it buys, since "da ${price}" leads there: quote it there as {from:…}`,
      received: `${target.path} without it`,
    }));

/**
 * @returns the "from" prices of services and solutions, and prices before a promotion. Specification §9; §3, "Plans"
 */
export const knownFromPrices = (root: string): ReadonlySet<unknown> => {
  const { solutions, plans } = readFiles(root);
  return new Set<unknown>([
    ...readSite(root).services.map(({ from }) => from?.amount),
    ...[...solutions.values()].flatMap(({ items }) => items.map(({ price }) => price)),
    ...[...plans.values()].flatMap(({ items }) => items.map(({ originalPrice }) => originalPrice)),
  ]);
};

const amountOf = (price: string): number => Number(price.replaceAll(/[€.]/g, '').replace(',', '.'));

/**
 * @param known every "from" price of the content, in euros
 * @returns the rule that reports any other "from" price
 */
export const knownFromPricesRule =
  (known: ReadonlySet<unknown>): PageRule =>
  (page) =>
    fromPricesIn(`${headOf(page)} ${asTyped(page.document.body.textContent)}`)
      .map(amountOf)
      .filter((amount) => !known.has(amount))
      .map((amount) => ({
        expected:
          'after "da" the "from" price of a service or a solution, quoted as {from:…} or {solution:…}',
        received: `da €${formatNumber(amount)}, which is no known "from" price`,
      }));

/** Elements that show a price. Salaries and savings are other figures. */
const PRICE = '.price, .row-price, .engagement-models .figure';
const LABEL = '.plans + .transparency dl';
/** A page may also say it in its own words, for example about day rates. */
const WITHOUT_VAT = /IVA esclusa/i;

/**
 * Reports prices without a note on what they include: in the label right after plans, or in the small print.
 *
 * @param priceNote `priceNote` of brand.yaml
 */
export const transparencyRule =
  (priceNote: string): PageRule =>
  ({ document }) => {
    const main = document.querySelector('main');
    if (!main?.querySelector(PRICE)) return [];
    if (main.querySelector('.plans'))
      return main.querySelector(LABEL)
        ? []
        : [
            {
              expected: 'a section `transparency` right after the section `plans`, with the same price list',
              received: 'plans without their label of transparency',
            },
          ];
    const words = asTyped(main.textContent);
    if (words.includes(asTyped(priceNote)) || WITHOUT_VAT.test(words)) return [];
    return [
      {
        expected: '{brand:priceNote}, or that prices are without VAT (IVA esclusa), below the prices',
        received: 'prices without that sentence',
      },
    ];
  };
