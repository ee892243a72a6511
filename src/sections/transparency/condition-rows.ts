import { dayInItaly } from '../../content-model/fields/days.ts';
import { type Conditions, isOpen } from '../../content-model/schemas/conditions.ts';

/** What a label says about a price, apart from its VAT, which stands at the price. */
export interface LabelRows {
  /** The conditions that are known, from top to bottom. */
  readonly known: readonly { readonly label: string; readonly value: string }[];
  /** The names of those that only the quote settles, as words of a sentence. */
  readonly inQuote: readonly string[];
}

const promotionEnd = (end: string): string => (isOpen(end) ? end : dayInItaly(new Date(end)).text);

/**
 * @param conditions the conditions of a price list, already validated
 * @returns its rows, with the end of a promotion if there is one
 */
export const conditionRows = ({
  activation,
  times,
  measure,
  technology,
  term,
  promotionEnds,
}: Conditions): LabelRows => {
  const rows = [
    { label: 'Attivazione', value: activation, name: 'attivazione' },
    { label: 'Tempi', value: times, name: 'tempi' },
    { ...measure, name: measure.label.toLowerCase() },
    { label: 'Tecnologia', value: technology, name: 'tecnologia' },
    { label: 'Durata e recesso', value: term, name: 'durata' },
    ...(promotionEnds === undefined
      ? []
      : [{ label: 'Fine promozione', value: promotionEnd(promotionEnds), name: 'fine della promozione' }]),
  ];
  return {
    known: rows.filter(({ value }) => !isOpen(value)).map(({ label, value }) => ({ label, value })),
    inQuote: rows.filter(({ value }) => isOpen(value)).map(({ name }) => name),
  };
};
