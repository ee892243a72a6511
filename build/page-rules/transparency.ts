import { asTyped, type PageRule } from './page-rule.ts';

/** What draws a price of the offer. Pay and savings are figures of other kinds. */
const PRICES = '.price, .row-price, .solution-cards li b, .engagement-models .figure';
const LABEL = '.plans + .transparency dl';
/** A page may have words of its own, such as that of prices for a day of work. */
const WITHOUT_VAT = /IVA esclusa/i;

/**
 * Whoever reads a price reads what it is made of: on the label right after plans, else in the small print.
 *
 * @param priceNote `priceNote` of brand.yaml
 */
export const transparencyRule =
  (priceNote: string): PageRule =>
  ({ document }) => {
    const main = document.querySelector('main');
    if (!main?.querySelector(PRICES)) return [];
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
