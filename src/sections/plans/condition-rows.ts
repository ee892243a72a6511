import { dayInItaly } from '../../content-model/fields/days.ts';
import { type Conditions, isOpen } from '../../content-model/schemas/conditions.ts';

/** What the label of a price list says, apart from the VAT, which stands at each price. */
export interface LabelRows {
  /** What is known of the highlighted plan. */
  readonly own: readonly string[];
  /** What is known of every plan. */
  readonly shared: readonly string[];
  /** The names of those that only the quote settles, as words of a sentence. */
  readonly inQuote: readonly string[];
}

/** @returns the items as the end of a sentence: `a, b e c` */
export const enumerated = (items: readonly string[]): string => new Intl.ListFormat('it-IT').format(items);

/** A value that is written as a label, "Installazione gratuita", within a sentence; "FTTH" and "5G" stay. */
const inSentence = (value: string): string =>
  value.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/**
 * @param plan the name of the highlighted plan
 * @param rows what {@link conditionRows} knows of the price list
 * @returns up to two sentences of the label: what the highlighted plan has, and what every plan has
 */
export const whatPlansHave = (plan: string | undefined, { own, shared }: LabelRows): string[] =>
  (
    [
      [`Con ${plan} hai`, own],
      ['Ogni piano:', shared],
    ] as const
  )
    .filter(([, known]) => known.length > 0)
    .map(([whose, known]) => `${whose} ${enumerated(known.map(inSentence))}.`);

const those = (items: readonly (string | false)[]): string[] => items.filter((item) => item !== false);

const promotionEnd = (end: string): string =>
  isOpen(end) ? end : `un prezzo in promozione fino al ${dayInItaly(new Date(end)).text}`;

/**
 * @param conditions the conditions of a price list, already validated
 * @returns its conditions, with the end of a promotion if there is one. The technology that an address decides is left
 * out: /trasparenza explains it
 */
export const conditionRows = ({
  activation,
  times,
  measure,
  technology,
  term,
  promotionEnds,
}: Conditions): LabelRows => {
  const promotion = promotionEnds === undefined ? [] : [promotionEnd(promotionEnds)];
  const known = (values: readonly string[]): string[] => values.filter((value) => !isOpen(value));
  const starts = those([isOpen(activation) && 'costi', isOpen(times) && 'data']);
  return {
    own: known([measure.value, technology, ...promotion]),
    shared: known([activation, times, term]),
    inQuote: those([
      starts.length > 0 && `${enumerated(starts)} di avvio`,
      isOpen(measure.value) && measure.label.toLowerCase(),
      isOpen(term) && 'durata',
      isOpen(term) && 'recesso',
      promotion.some(isOpen) && 'fine della promozione',
    ]),
  };
};
