import type { ContentProblem } from '../read/content-error.ts';
import { type JsonPath, valueAt } from '../read/json-path.ts';
import { problemAt } from '../read/problem-at.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { Entry } from '../read-entry.ts';
import { entriesIn, type Rule } from '../reading.ts';

/** A value that must be unique, and its place. */
export interface OwnValue {
  readonly entry: RawEntry;
  readonly path: JsonPath;
  readonly value: unknown;
}

/**
 * @param what the values are, e.g. `un indirizzo`
 * @param values in order of priority: the first of two equal values may keep it
 * @param taken values that are not available, with the files that have them
 * @returns a problem for each text that is taken or repeats an earlier one; it names the file that has it
 */
export const sharedValues = (
  what: string,
  values: readonly OwnValue[],
  taken: readonly (readonly [value: string, file: string])[] = [],
): ContentProblem[] => {
  const owners = new Map<unknown, string>(taken);
  return values.flatMap(({ entry, path, value }) => {
    if (typeof value !== 'string') return [];
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, `${entry.file}:${entry.lineOf(path)}`);
    const expected = `${what} che ${owner} non abbia già`;
    return owner === undefined ? [] : [problemAt(entry, path, expected, JSON.stringify(value))];
  });
};

/** A title or description as search results show it: tokens replaced, one space between words. */
const shown = ({ filled }: Entry, key: string): unknown => {
  const text = valueAt(filled, [key]);
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ') : text;
};

/** The sources of the forms on a page, without repetitions: two forms of one page may share a source. */
const sourcesOf = (entry: Entry): OwnValue[] => {
  const sources = entry.fields
    .filter(({ path }) => path.at(-2) === 'form' && path.at(-1) === 'source')
    .map(({ path, value }) => ({ entry, path, value: String(value).trim() }));
  return sources.filter(({ value }, index) => sources.findIndex((other) => other.value === value) === index);
};

/**
 * Values that stand once: addresses and places in a menu of services, heads, by which searchers tell pages apart,
 * sources of forms, by which sales tell requests apart, and one notice a day.
 */
export const unique: Rule = (reading) => {
  const pages = entriesIn(reading, 'pages');
  const heads = [...pages, ...entriesIn(reading, 'articles')];
  const services = entriesIn(reading, 'services');
  const place = (entry: Entry): string =>
    `${valueAt(entry.data, ['area'])} ${valueAt(entry.data, ['order'])}`;
  const [notice, ...others] = entriesIn(reading, 'notices');
  return [
    ...sharedValues(
      'un indirizzo',
      services.map((entry) => ({ entry, path: ['href'], value: valueAt(entry.data, ['href']) })),
    ),
    ...sharedValues(
      'un posto nel menù',
      services.map((entry) => ({ entry, path: ['order'], value: place(entry) })),
    ),
    ...Object.entries({ title: 'un titolo', description: 'una descrizione' }).flatMap(([key, what]) =>
      sharedValues(
        what,
        heads.map((entry) => ({ entry, path: [key], value: shown(entry, key) })),
      ),
    ),
    ...sharedValues('una provenienza', pages.flatMap(sourcesOf)),
    ...others.map((entry) =>
      problemAt(entry, [], `un avviso alla volta: ${notice?.file} è online lo stesso giorno`, entry.file),
    ),
  ];
};
