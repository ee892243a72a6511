import { inventedFields } from '../invented-fields.ts';
import type { JsonPath } from '../json-path.ts';
import { fieldName } from '../json-path.ts';
import { leavesOf } from '../leaves.ts';
import { brandSchema } from '../schemas/brand.ts';
import type { ReportedEntry } from './read-all.ts';
import { referenceUses, tokenUses, type Uses } from './uses.ts';

/** A fact: its one home, and where it shows. */
export interface FactRow {
  /** What copy quotes it by, e.g. `price:fibra-ottica/pro`. */
  readonly name: string;
  readonly value: string;
  /** `src/content/plans/fibra-ottica.yaml:31` */
  readonly home: string;
  /** Files and lines that quote it or show the list it stands in. */
  readonly shown: readonly string[];
}

const recordAt = (data: unknown, key: string): Record<string, unknown> => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

const usesOf = (uses: Uses, name: string): readonly string[] => uses.get(name) ?? [];

/** The items of a list, `{ id, price }`, with their place in the file. */
const pricesIn = (entry: ReportedEntry): { id: string; price: unknown; path: JsonPath }[] => {
  const items = recordAt(entry.data, 'items');
  return Object.values(items).flatMap((item, index) => {
    const { id, price, priceText } = recordAt({ item }, 'item');
    const key = price === undefined ? 'priceText' : 'price';
    return typeof id === 'string' ? [{ id, price: price ?? priceText, path: ['items', index, key] }] : [];
  });
};

/**
 * @param entries every content file
 * @returns every price, "from" price, time, claim and detail of the agency, in the order of the files
 */
export const factRows = (entries: readonly ReportedEntry[]): FactRow[] => {
  const tokens = tokenUses(entries);
  const shownLists = {
    plans: referenceUses(entries, 'plans'),
    solutions: referenceUses(entries, 'solutions'),
  };
  const row = (
    entry: ReportedEntry,
    name: string,
    value: unknown,
    path: JsonPath,
    more: readonly string[] = [],
  ): FactRow => ({
    name,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value),
    home: `${entry.file}:${entry.lineOf(path)}`,
    shown: [...new Set([...more, ...usesOf(tokens, name)])],
  });
  return entries.flatMap((entry): FactRow[] => {
    if (entry.collection === 'brand') return brandRows(entry, row);
    const lists =
      entry.collection === 'plans' || entry.collection === 'solutions' ? entry.collection : undefined;
    if (lists) {
      const kind = lists === 'plans' ? 'price' : 'solution';
      const shown = usesOf(shownLists[lists], entry.id);
      const facts = Object.entries(recordAt(entry.data, 'facts'));
      return [
        ...pricesIn(entry).map(({ id, price, path }) =>
          row(entry, `${kind}:${entry.id}/${id}`, price, path, shown),
        ),
        ...facts.map(([key, value]) => row(entry, `fact:${entry.id}/${key}`, value, ['facts', key])),
      ];
    }
    const from = recordAt({ entry: entry.data }, 'entry')['fromPrice'];
    return entry.collection === 'services' && from !== undefined
      ? [row(entry, `from:${entry.id}`, from, ['fromPrice'])]
      : [];
  });
};

type MakeRow = (entry: ReportedEntry, name: string, value: unknown, path: JsonPath) => FactRow;

const brandRows = (entry: ReportedEntry, row: MakeRow): FactRow[] =>
  Object.entries(recordAt({ entry: entry.data }, 'entry')).flatMap(([key, value]) => {
    if (key === 'claims')
      return Object.entries(recordAt(entry.data, 'claims')).map(([claim, figure]) =>
        row(entry, `claim:${claim}`, figure, ['claims', claim]),
      );
    return key === 'placeholders' ? [] : [row(entry, `brand:${key}`, value, [key])];
  });

/** A text or field that is still invented. */
export interface PlaceholderRow {
  readonly place: string;
  readonly what: string;
}

/**
 * @param entries every content file, checked
 * @returns the fields of `brand.yaml` that are invented, as the build finds them, and all that is marked
 *   `placeholder: true`: entries by their id, parts of a page by their field
 */
export const placeholderRows = (entries: readonly ReportedEntry[]): PlaceholderRow[] =>
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
