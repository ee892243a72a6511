import { type Fact, TOKEN_KINDS } from '../../content-model/facts/facts.ts';
import { inventedFields } from '../../content-model/facts/invented-fields.ts';
import { fieldName, type JsonPath, leavesOf, valueAt } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import type { Reading } from '../../content-model/reading.ts';
import { brandSchema } from '../../content-model/schemas/brand.ts';
import { usesIn } from './shown-files.ts';

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

const placeIn = (entry: Pick<Entry, 'file' | 'lineOf'>, path: JsonPath): string =>
  `${entry.file}:${entry.lineOf(path)}`;

/** Facts without a row of their own: words, and a price of a list that is also the "from" price of a service. */
const UNLISTED = /^(?:plan|buys|count):/;

/** Whoever shows a list shows each of its prices. */
const listOf = (name: string, { entry }: Fact): string[] =>
  /^(?:price|solution):/.test(name) ? [`${TOKEN_KINDS[name.split(':')[0] ?? '']}:${entry?.id}`] : [];

/**
 * @param reading the content of a day
 * @returns every price, "from" price, fact, claim and field of the agency, each once, with the places that show it
 */
export const factRows = ({ entries, facts }: Pick<Reading, 'entries' | 'facts'>): FactRow[] => {
  const places = Map.groupBy(
    entries.flatMap((entry) => usesIn(entry).map(({ name, path }) => ({ name, at: placeIn(entry, path) }))),
    ({ name }) => name,
  );
  const listed = [...facts.known].flatMap(([name, fact]) => {
    const { entry, path, text } = fact;
    if (!entry || !path || UNLISTED.test(name)) return [];
    const value = valueAt(entry.data, path);
    return [
      {
        name,
        value: String(typeof value === 'object' ? text : value),
        home: placeIn(entry, path),
        place: `${entry.file} ${fieldName(path)}`,
        uses: [name, ...listOf(name, fact)],
      },
    ];
  });
  return [...Map.groupBy(listed, ({ place }) => place).values()].flatMap((same) => {
    const uses = same.flatMap((row) => row.uses);
    const shown = new Set(uses.flatMap((use) => (places.get(use) ?? []).map(({ at }) => at)));
    return same.slice(0, 1).map(({ name, value, home }) => ({ name, value, home, shown: [...shown] }));
  });
};

/** An entry or a field that is still invented or not confirmed. */
export interface PlaceholderRow {
  readonly place: string;
  readonly what: string;
}

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
          place: placeIn(entry, field),
          what: `${fieldName(field)}: ${String(valueAt(entry.data, field))}`,
        };
      }),
  );

/**
 * @param entries every content file, checked
 * @returns the invented fields of `brand.yaml`, the same that a production build rejects, and everything with
 *   `placeholder: true`: entries by their id, parts of a page by their field
 */
export const placeholderRows = (entries: readonly Entry[]): PlaceholderRow[] =>
  entries.flatMap((entry) => {
    const row = (path: JsonPath, what: string): PlaceholderRow => ({ place: placeIn(entry, path), what });
    if (entry.collection === 'brand')
      return inventedFields(brandSchema.parse(entry.data)).map((field) => row([field], field));
    return leavesOf(entry.data)
      .filter(({ path, value }) => path.at(-1) === 'placeholder' && value === true)
      .map(({ path }) => row(path, path.length === 1 ? entry.id : fieldName(path.slice(0, -1))));
  });
