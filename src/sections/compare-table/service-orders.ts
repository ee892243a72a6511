import type { WordsData } from '../../content-model/schemas/words.ts';
import { daysUntilReady } from './compare-table.schema.ts';

/** What the rows are ordered by. */
export interface Comparable {
  /** How long until it works, as visitors read it; words without a time stand last. */
  readonly ready: string;
  /** The "from" price; one in words, without an amount, stands last. */
  readonly from: { readonly amount?: number } | undefined;
}

export interface ServiceOrder<Row> {
  readonly id: 'menu' | 'price' | 'ready';
  /** What the visitor chooses. */
  readonly label: string;
  readonly rows: readonly Row[];
}

const least =
  <Row>(measure: (row: Row) => number | undefined) =>
  (a: Row, b: Row): number =>
    (measure(a) ?? Number.MAX_VALUE) - (measure(b) ?? Number.MAX_VALUE);

/**
 * @param rows in the order of the content, which also holds among equals
 * @param labels what the orders are called
 * @returns all of them three times: as they come, the cheapest first, the soonest ready first
 */
export const serviceOrders = <Row extends Comparable>(
  rows: readonly Row[],
  labels: Pick<WordsData['compare'], 'service' | 'price' | 'ready'>,
): readonly ServiceOrder<Row>[] => [
  { id: 'menu', label: labels.service, rows },
  { id: 'price', label: labels.price, rows: rows.toSorted(least(({ from }) => from?.amount)) },
  { id: 'ready', label: labels.ready, rows: rows.toSorted(least(({ ready }) => daysUntilReady(ready))) },
];
