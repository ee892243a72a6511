import { dayInItaly } from '../../content-model/fields/days.ts';
import { type Conditions, isOpen } from '../../content-model/schemas/conditions.ts';

/** A row of the label. */
export interface ConditionRow {
  readonly label: string;
  readonly value: string;
  /** Whether only the quote settles the value. */
  readonly open: boolean;
}

const promotionEnd = (end: string): string => (isOpen(end) ? end : dayInItaly(new Date(end)).text);

/**
 * @param conditions the conditions of a price list, already validated
 * @returns the rows of its label, from top to bottom, with the end of a promotion if there is one
 */
export const conditionRows = ({
  vat,
  activation,
  times,
  measure,
  technology,
  term,
  promotionEnds,
}: Conditions): ConditionRow[] =>
  [
    { label: 'IVA', value: vat },
    { label: 'Attivazione', value: activation },
    { label: 'Tempi', value: times },
    measure,
    { label: 'Tecnologia', value: technology },
    { label: 'Durata e recesso', value: term },
    ...(promotionEnds === undefined
      ? []
      : [{ label: 'Fine promozione', value: promotionEnd(promotionEnds) }]),
  ].map((row) => ({ ...row, open: isOpen(row.value) }));
