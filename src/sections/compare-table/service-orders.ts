import type { WordsData } from '../../content-model/schemas/words.ts';
import { daysUntilReady } from './compare-table.schema.ts';

/** The fields of a row that decide its order. */
export interface Comparable {
  /** Time until the service works, as visitors read it; text without a time comes last. */
  readonly ready: string;
  /** The "from" price; a price in words, without an amount, comes last. */
  readonly from: { readonly amount?: number } | undefined;
}

export interface ServiceOrder<Row> {
  readonly id: 'menu' | 'price' | 'ready';
  /** The label of the choice. */
  readonly label: string;
  readonly rows: readonly Row[];
}

/** The place of a row in each order, from 0. */
export type Places = Readonly<Record<ServiceOrder<Comparable>['id'], number>>;

const least =
  <Row>(measure: (row: Row) => number | undefined) =>
  (a: Row, b: Row): number =>
    (measure(a) ?? Number.MAX_VALUE) - (measure(b) ?? Number.MAX_VALUE);

/**
 * @param rows the rows in the order of the content, which equal rows keep
 * @param labels the names of the orders
 * @returns all rows in three orders: as given, cheapest first, soonest ready first
 */
export const serviceOrders = <Row extends Comparable>(
  rows: readonly Row[],
  labels: Pick<WordsData['compare'], 'service' | 'price' | 'ready'>,
): readonly ServiceOrder<Row>[] => [
  { id: 'menu', label: labels.service, rows },
  { id: 'price', label: labels.price, rows: rows.toSorted(least(({ from }) => from?.amount)) },
  { id: 'ready', label: labels.ready, rows: rows.toSorted(least(({ ready }) => daysUntilReady(ready))) },
];

/** @returns the place of a row in each of the orders */
export const placesOf = <Row extends Comparable>(row: Row, orders: readonly ServiceOrder<Row>[]): Places => {
  const placeIn = (id: ServiceOrder<Row>['id']): number =>
    orders.find((order) => order.id === id)?.rows.indexOf(row) ?? 0;
  return { menu: placeIn('menu'), price: placeIn('price'), ready: placeIn('ready') };
};
