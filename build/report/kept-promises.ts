import { asTyped, type FinishedPage, type PageNote } from './page-note.ts';

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
  pages: readonly FinishedPage[],
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

/** Names a "from" price in a menu, a card or a title whose page does not show it. */
export const keptPromises: PageNote = (page, pages) =>
  promisesOf(page, pages)
    .filter(({ price, target }) => !isOn(price, target))
    .map(({ price, target }) => `promette "da ${price}", che ${target.path} non mostra`);
