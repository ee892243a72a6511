import { formatNumber } from '../../src/content-model/format-price.ts';
import { readFiles, readSite } from '../../src/content-model/site.ts';
import { type BuiltPage, type BuiltSite, pageOf } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

const FROM = /\bda\s*(€[\d.]+(?:,\d\d)?)/gi;

const plain = (text = ''): string => text.replaceAll('\u2060', '').replace(/[\s\u00a0]+/g, ' ');
const fromPricesIn = (text: string): string[] => [...text.matchAll(FROM)].map(([, price = '']) => price);

const headOf = ({ document }: BuiltPage): string =>
  plain(
    `${document.title} ${document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''}`,
  );
const mainOf = ({ document }: BuiltPage): string => plain(document.querySelector('main')?.textContent ?? '');

/** Not as a part of a longer figure: `€2` is not in `€25`, nor in `€2,50`. */
const stands = (price: string, page: BuiltPage): boolean =>
  new RegExp(`${price.replaceAll('.', '\\.')}(?![\\d.,]*\\d)`).test(mainOf(page));

/** What a title, a menu or a card promises, and the page on which a visitor looks for it. */
const promisesOf = (page: BuiltPage, { pages }: BuiltSite): { price: string; target: BuiltPage }[] => {
  const cards = [...page.document.querySelectorAll('li, tr')].flatMap((card) => {
    // A link to a part of a page leads to a form.
    const links = card.querySelectorAll('a[href^="/"]:not([href*="#"])');
    const addresses = new Set(Array.from(links, (link) => link.getAttribute('href')));
    const target = pages.find(({ path }) => path === [...addresses][0]);
    if (addresses.size !== 1 || !target) return [];
    return fromPricesIn(plain(card.textContent ?? '')).map((price) => ({ price, target }));
  });
  return [...fromPricesIn(headOf(page)).map((price) => ({ price, target: page })), ...cards];
};

const kept: Rule = (page, site) => {
  const broken = promisesOf(page, site).filter(({ price, target }) => !stands(price, target));
  return broken.map(({ price, target }) => `da ${price} does not stand on ${target.path}`);
};

const other = pageOf('<main>Con €249 al mese</main>', '/altra');
const card = '<li><a href="/altra">Sicurezza</a> <small>da</small> €249<small>/mese</small></li>';
everyPage(kept, {
  pages: [other],
  good: [card, '<title>Fibra da €2,00 al mese</title><main>€2,00</main>'],
  broken: [
    { html: card.replace('249', '24'), says: 'da €24 does not stand on /altra' },
    {
      html: '<title>Fibra da €2 al mese</title><main>€2,50</main>',
      says: 'da €2 does not stand on /esempio',
    },
  ],
});

const { solutions, plans } = readFiles(process.cwd());
/** Of services, of solutions, and the price before a promotion. Specification §9; §3, "Plans" */
const KNOWN = new Set<unknown>([
  ...readSite().services.map(({ from }) => from?.amount),
  ...[...solutions.values()].flatMap(({ items }) => items.map(({ price }) => price)),
  ...[...plans.values()].flatMap(({ items }) => items.map(({ originalPrice }) => originalPrice)),
]);

const amountOf = (price: string): number => Number(price.replaceAll(/[€.]/g, '').replace(',', '.'));

/** One "from" price a service: no page begins at another one. */
const known: Rule = (page) =>
  fromPricesIn(`${headOf(page)} ${plain(page.document.body.textContent ?? '')}`)
    .map(amountOf)
    .filter((amount) => !KNOWN.has(amount))
    .map((amount) => `no service and no solution is to be had from ${formatNumber(amount)}`);

everyPage(known, {
  good: ['<p>SIM a €0,01 l’una</p>'],
  broken: [{ html: '<p>SIM da €0,01 l’una</p>', says: 'from 0,01' }],
});
