import { dayInItaly } from '../../content-model/fields/days.ts';
import { type Conditions, isOpen } from '../../content-model/schemas/conditions.ts';

/** What the label of a price list says, apart from the VAT, which stands at each price. */
export interface LabelRows {
  /** The values of the conditions that are known. */
  readonly known: readonly string[];
  /** The names of those that only the quote settles, as words of a sentence. */
  readonly inQuote: readonly string[];
}

const promotionEnd = (end: string): string =>
  isOpen(end) ? end : `in promozione fino al ${dayInItaly(new Date(end)).text}`;

/**
 * @param conditions the conditions of a price list, already validated
 * @returns its conditions, with the end of a promotion if there is one
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
    { name: 'attivazione', value: activation },
    { name: 'tempi', value: times },
    { name: measure.label.toLowerCase(), value: measure.value },
    { name: 'tecnologia', value: technology },
    { name: 'durata e recesso', value: term },
    ...(promotionEnds === undefined
      ? []
      : [{ name: 'fine della promozione', value: promotionEnd(promotionEnds) }]),
  ];
  return {
    known: rows.filter(({ value }) => !isOpen(value)).map(({ value }) => value),
    inQuote: rows.filter(({ value }) => isOpen(value)).map(({ name }) => name),
  };
};
