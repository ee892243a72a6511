import * as z from 'zod';
import { entryPrice, measureTexts } from '../../content-model/facts/facts.ts';
import { inventedFields } from '../../content-model/facts/invented-fields.ts';
import type { Price } from '../../content-model/fields/price.ts';
import { fieldName, type JsonPath, leavesOf } from '../../content-model/read/json-path.ts';
import { valueAt } from '../../content-model/read/received.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import { brandSchema } from '../../content-model/schemas/brand.ts';
import { measureSchema } from '../../content-model/schemas/plan-list.ts';
import { usesIn } from './quoted-files.ts';
import { listOfFromPrice } from './shown-files.ts';

/** A fact, the file that defines it, and the places that show it. */
export interface FactRow {
  /** Its name in tokens, e.g. `price:fibra-ottica/pro`. */
  readonly name: string;
  readonly value: string;
  /** File and line that define it: `src/content/plans/fibra-ottica.yaml:31` */
  readonly home: string;
  /** Files and lines that quote it, or that refer to the list or the service whose price is shown. */
  readonly shown: readonly string[];
}

const recordAt = (data: unknown, key: string): Record<string, unknown> => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

/** Name of a fact or an entry -> the places that use it, such as `src/content/pages/fibra-ottica.yaml:9`. */
const placesByName = (entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>();
  for (const entry of entries) {
    for (const { name, path } of usesIn(entry))
      places.set(name, [...(places.get(name) ?? []), `${entry.file}:${entry.lineOf(path)}`]);
  }
  return places;
};

/** The uses of the "from" price of a service. Search engines and social networks get it only as a number. */
const usesOfFromPrice = (id: string, price: unknown): string[] =>
  typeof price === 'number' ? [`from:${id}`, `offer:${id}`] : [`from:${id}`];

/** The items of a list with their prices and their places in the file. */
const pricesIn = (
  entry: Entry,
): { id: string; price: unknown; minimumOrder: number | undefined; path: JsonPath }[] => {
  const items = recordAt(entry.data, 'items');
  return Object.values(items).flatMap((item, index) => {
    const { id, price, priceText, minimumOrder } = recordAt({ item }, 'item');
    const key = price === undefined ? 'priceText' : 'price';
    if (typeof id !== 'string') return [];
    const least = typeof minimumOrder === 'number' ? minimumOrder : undefined;
    return [{ id, price: price ?? priceText, minimumOrder: least, path: ['items', index, key] }];
  });
};

/**
 * @param entries every content file
 * @returns every price, "from" price, fact, claim and field of the agency, in the order of the files
 */
export const factRows = (entries: readonly Entry[]): FactRow[] => {
  const places = placesByName(entries);
  const row: MakeRow = (entry, name, value, path, uses = [name]) => ({
    name,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value),
    home: `${entry.file}:${entry.lineOf(path)}`,
    shown: [...new Set(uses.flatMap((use) => places.get(use) ?? []))],
  });
  /** The uses of the lowest price of a list: services without their own "from" price show it. */
  const usesOfLeast = (list: string, price: unknown): string[] =>
    entries
      .filter((entry) => entry.collection === 'services' && listOfFromPrice(entry) === list)
      .flatMap(({ id }) => usesOfFromPrice(id, price));
  return entries.flatMap((entry): FactRow[] => {
    if (entry.collection === 'brand') return brandRows(entry, row);
    if (entry.collection === 'plans' || entry.collection === 'solutions') {
      const kind = entry.collection === 'plans' ? 'price' : 'solution';
      const prices = pricesIn(entry);
      const least = entryPrice(
        prices.map(({ price, minimumOrder }) => ({ price: price as Price, minimumOrder })),
      );
      const facts = Object.entries(recordAt(entry.data, 'facts'));
      const measures = z.record(z.string(), measureSchema).safeParse(recordAt(entry.data, 'measures')).data;
      return [
        ...prices.map(({ id, price, path }) => {
          const name = `${kind}:${entry.id}/${id}`;
          const isLeast = kind === 'price' && price === least;
          const more = isLeast ? usesOfLeast(entry.id, price) : [];
          return row(entry, name, price, path, [`${entry.collection}:${entry.id}`, name, ...more]);
        }),
        ...facts.map(([key, value]) => row(entry, `fact:${entry.id}/${key}`, value, ['facts', key])),
        ...Object.entries(measureTexts(measures ?? {})).map(([key, text]) =>
          row(entry, `fact:${entry.id}/${key}`, text, ['measures', key]),
        ),
      ];
    }
    const from = recordAt({ entry: entry.data }, 'entry')['fromPrice'];
    return entry.collection === 'services' && from !== undefined
      ? [row(entry, `from:${entry.id}`, from, ['fromPrice'], usesOfFromPrice(entry.id, from))]
      : [];
  });
};

/** Makes a row. `uses` are the names under which files use the fact; by default its own name. */
type MakeRow = (
  entry: Entry,
  name: string,
  value: unknown,
  path: JsonPath,
  uses?: readonly string[],
) => FactRow;

const brandRows = (entry: Entry, row: MakeRow): FactRow[] =>
  Object.entries(recordAt({ entry: entry.data }, 'entry')).flatMap(([key, value]) => {
    if (key === 'claims')
      return Object.entries(recordAt(entry.data, 'claims')).map(([claim, figure]) =>
        row(entry, `claim:${claim}`, figure, ['claims', claim]),
      );
    return key === 'placeholders' ? [] : [row(entry, `brand:${key}`, value, [key])];
  });

/**
 * @param entries every content file, checked
 * @returns the fields that a file names in `toConfirm`: they may go live, but the owner has yet to agree
 */
export const toConfirmRows = (entries: readonly Entry[]): PlaceholderRow[] =>
  entries.flatMap((entry) =>
    leavesOf(entry.data)
      .filter(({ path }) => path.at(-2) === 'toConfirm')
      .map(({ path, value }) => {
        const field = [...path.slice(0, -2), String(value)];
        return {
          place: `${entry.file}:${entry.lineOf(field)}`,
          what: `${fieldName(field)}: ${String(valueAt(entry.data, field))}`,
        };
      }),
  );

/** An entry or a field that is still invented or not confirmed. */
export interface PlaceholderRow {
  readonly place: string;
  readonly what: string;
}

/**
 * @param entries every content file, checked
 * @returns the invented fields of `brand.yaml`, the same that a production build rejects, and everything with
 *   `placeholder: true`: entries by their id, parts of a page by their field
 */
export const placeholderRows = (entries: readonly Entry[]): PlaceholderRow[] =>
  entries.flatMap((entry) => {
    const row = (path: JsonPath, what: string): PlaceholderRow => ({
      place: `${entry.file}:${entry.lineOf(path)}`,
      what,
    });
    if (entry.collection === 'brand')
      return inventedFields(brandSchema.parse(entry.data)).map((field) => row([field], field));
    return leavesOf(entry.data)
      .filter(({ path, value }) => path.at(-1) === 'placeholder' && value === true)
      .map(({ path }) => row(path, path.length === 1 ? entry.id : fieldName(path.slice(0, -1))));
  });
