import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { ContentProblem } from '../read/content-error.ts';
import type { JsonPath } from '../read/json-path.ts';
import { CONTENT_FOLDER, type RawCollection, type RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

/**
 * The last accepted prices, by names such as `plans/voip/starter`. `npm run content:prices` writes the file. The check
 * does not use the Git history, because a preview build may not have it.
 */
export const KNOWN_PRICES_FILE = `${CONTENT_FOLDER}/known-prices.json`;

const knownPricesSchema = z.record(z.string(), z.number().positive());

/** A price in the content, in euro. */
export interface PlacedPrice {
  readonly entry: RawEntry;
  readonly path: JsonPath;
  /** `plans/voip/starter`, `solutions/iot/flotte`, `services/cybersecurity` */
  readonly name: string;
  readonly price: number;
  /** The value of `confirm` beside it. */
  readonly confirmed: unknown;
}

const placed = (entry: RawEntry, around: JsonPath, key: string, name: string): PlacedPrice[] => {
  const path = [...around, key];
  const price = valueAt(entry.data, path);
  const confirmed = valueAt(entry.data, [...around, 'confirm']);
  return typeof price === 'number' ? [{ entry, path, name, price, confirmed }] : [];
};

const inList = (collection: string, entry: RawEntry): PlacedPrice[] => {
  const items = valueAt(entry.data, ['items']);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) =>
    placed(entry, ['items', index], 'price', `${collection}/${entry.id}/${valueAt(item, ['id'])}`),
  );
};

/** The collections that hold prices, as they are on disk. */
export type PricedCollections = Readonly<Record<'plans' | 'services' | 'solutions', RawCollection>>;

/** @returns every price of the content that is a number */
export const pricesOf = ({ plans, services, solutions }: PricedCollections): PlacedPrice[] => [
  ...plans.entries.flatMap((entry) => inList('plans', entry)),
  ...solutions.entries.flatMap((entry) => inList('solutions', entry)),
  ...services.entries.flatMap((entry) => placed(entry, [], 'fromPrice', `services/${entry.id}`)),
];

const knownPrices = (root: string): z.output<typeof knownPricesSchema> => {
  const file = join(root, KNOWN_PRICES_FILE);
  return existsSync(file) ? knownPricesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

/** A typing mistake shifts the decimal point or doubles a digit. Real price changes are seldom that large. */
const LARGEST_MOVE = 0.5;

/**
 * Asks the editor to confirm a price that has moved by more than half. Compares it with the value of `confirm` beside
 * it, otherwise with the known price. A price with neither is new and passes.
 *
 * @param root the folder of the project
 * @param collections the files that hold prices
 * @returns a problem for each price to confirm
 */
export const movedPrices = (root: string, collections: PricedCollections): ContentProblem[] => {
  const known = knownPrices(root);
  return pricesOf(collections).flatMap(({ entry, path, name, price, confirmed }) => {
    const before = typeof confirmed === 'number' ? confirmed : known[name];
    if (before === undefined || Math.abs(price - before) <= before * LARGEST_MOVE) return [];
    const last =
      typeof confirmed === 'number' ? `${before}, the value of \`confirm\`` : `${before}, the last price`;
    const expected = `a price near ${last}: this one differs by more than half. If it is right, add \`confirm: ${price}\` on its own line beside it`;
    return [problemAt(entry, path, expected)];
  });
};
