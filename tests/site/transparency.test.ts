import { readSite } from '../../src/content-model/site.ts';
import { everyPage, type Rule } from './every-page.ts';

const { priceNote } = readSite().brand;

/** As typed: without the spaces and joiners of typography. */
const plain = (text = ''): string => text.replaceAll('\u2060', '').replace(/[\s\u00a0]+/g, ' ');

/** What draws a price of the offer. Pay and savings are figures of other kinds. */
const PRICES = '.price, .row-price, .solution-cards li b, .engagement-models .figure';
const LABEL = '.plans + .transparency dl';
/** A page may have words of its own, such as that of prices for a day of work. */
const WITHOUT_VAT = /IVA esclusa/i;

/** Whoever reads a price reads what it is made of: on the label right after plans, else in the small print. */
const transparent: Rule = ({ document }) => {
  const main = document.querySelector('main');
  if (!main?.querySelector(PRICES)) return [];
  if (main.querySelector('.plans'))
    return main.querySelector(LABEL) ? [] : ['plans without their label of transparency right after them'];
  const words = plain(main.textContent ?? '');
  return words.includes(plain(priceNote)) || WITHOUT_VAT.test(words) ? [] : ['prices without their sentence'];
};

const small = `<p class="note">${priceNote} <a href="/trasparenza">Come leggerli</a></p>`;
const row = '<p class="row-price">€25,00</p>';
const plans = '<section class="plans"><p class="price">€25,00</p></section>';
const label = '<section class="transparency"><dl><div><dt>IVA</dt><dd>Esclusa</dd></div></dl></section>';

everyPage(transparent, {
  good: [
    '<main><p>€30.000 di provvigioni</p></main>',
    `<main>${row}${small}</main>`,
    `<main>${row}<p>Prezzi al giorno, IVA esclusa.</p></main>`,
    `<main>${plans}${label}</main>`,
  ],
  broken: [
    { html: `<main>${row}</main>`, says: 'prices without their sentence' },
    { html: `<main>${plans}${small}</main>`, says: 'plans without their label' },
    { html: `<main>${plans}<hr>${label}${small}</main>`, says: 'plans without their label' },
    // Menu and foot stand on every page: they say nothing about this price.
    { html: `<main>${row}</main><footer>${small}</footer>`, says: 'prices without their sentence' },
  ],
});
