import { describe } from 'vitest';
import { keptPromisesRule, knownFromPricesRule, transparencyRule } from './prices.ts';
import { pageOf, proveRule } from './testing/prove-rule.ts';

const card = '<li><a href="/altra">Sicurezza</a> <small>da</small> €249<small>/mese</small></li>';

describe('rule: a page shows the price that leads to it', () => {
  proveRule(keptPromisesRule, {
    pages: [pageOf('<main>Con €249 al mese</main>', '/altra')],
    good: [card, '<title>Fibra da €2,00 al mese</title><main>€2,00</main>'],
    broken: [
      [card.replace('249', '24'), '€24 on /altra, with what it buys'],
      ['<title>Fibra da €2 al mese</title><main>€2,50</main>', '€2 on /esempio'],
    ],
  });
});

describe('rule: a "from" price exists', () => {
  proveRule(knownFromPricesRule(new Set([23.99])), {
    good: ['<p>SIM a €0,01 l’una</p>', '<p>Da €23,99 al mese</p>'],
    broken: [['<p>SIM da €0,01 l’una</p>', 'da €0,01, which is no known "from" price']],
  });
});

const NOTE = 'Prezzi indicativi, fa fede il preventivo.';
const small = `<p class="note">${NOTE} <a href="/trasparenza">Come leggerli</a></p>`;
const row = '<p class="row-price">€25,00</p>';
const plans = '<section class="plans"><p class="price">€25,00</p></section>';
const label = '<section class="transparency"><dl><div><dt>IVA</dt><dd>Esclusa</dd></div></dl></section>';

describe('rule: a page says what its prices include', () => {
  proveRule(transparencyRule(NOTE), {
    good: [
      '<main><p>€30.000 di provvigioni</p></main>',
      `<main>${row}${small}</main>`,
      `<main>${row}<p>Prezzi al giorno, IVA esclusa.</p></main>`,
      `<main>${plans}${label}</main>`,
    ],
    broken: [
      [`<main>${row}</main>`, 'prices without that sentence'],
      [`<main>${plans}${small}</main>`, 'a section `transparency` right after'],
      [`<main>${plans}<hr>${label}${small}</main>`, 'a section `transparency` right after'],
      // The footer is on every page, so a note there says nothing about this price.
      [`<main>${row}</main><footer>${small}</footer>`, 'prices without that sentence'],
    ],
  });
});
