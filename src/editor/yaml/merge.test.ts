import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeYaml } from './merge.ts';
import { type Fields, isFields, isList, type Value } from './values.ts';

const FILE = `# A price list.
per: mese

items:
  # The first.
  - id: one
    price: 23.50 # until Christmas
    text: >-
      A long text that stands on
      two lines of the file.
  - id: two
    price: 30.00
    badge: "Nuovo: è qui"
lines: [Rete nuova., Numero tuo.]
colours: { ground: ink, thread: 6 }
# The end.
`;

const changed = (change: (values: Record<string, unknown>) => void): string => {
  const values: Record<string, unknown> = parse(FILE);
  change(values);
  return mergeYaml(FILE, values as Fields);
};
const items = (values: Record<string, unknown>): Record<string, unknown>[] =>
  values['items'] as Record<string, unknown>[];

describe('what did not change stays byte by byte', () => {
  test('when nothing changed', () => {
    expect(changed(() => {})).toBe(FILE);
  });

  test('when a figure changed, which keeps its two decimals', () => {
    const text = changed((values) => Object.assign(items(values)[0] ?? {}, { price: 24.5 }));
    expect(text).toBe(FILE.replace('23.50', '24.50'));
  });

  test('when a text in quotes, and one between brackets changed', () => {
    const text = changed((values) => {
      Object.assign(items(values)[1] ?? {}, { badge: 'Fino a: domani' });
      Object.assign(values, { lines: ['Rete nuova, da oggi.', 'Numero tuo.'] });
    });
    expect(text).toBe(
      FILE.replace('"Nuovo: è qui"', '"Fino a: domani"').replace('[Rete nuova.,', '["Rete nuova, da oggi.",'),
    );
  });

  test('when a folded text changed: its other lines stay', () => {
    const text = changed((values) =>
      Object.assign(items(values)[0] ?? {}, { text: 'A long text that stands on three lines of the file.' }),
    );
    expect(text).toBe(FILE.replace('two lines', 'three lines'));
  });

  test('when a key came and another went', () => {
    const text = changed((values) => {
      delete items(values)[1]?.['badge'];
      const [first] = items(values);
      values['items'] = [{ id: 'one', name: 'Uno', ...first }, items(values)[1]];
    });
    expect(text).toBe(
      FILE.replace('    badge: "Nuovo: è qui"\n', '').replace('id: one\n', 'id: one\n    name: Uno\n'),
    );
  });

  test('when an entry moved, with its comments, and one came', () => {
    const text = changed((values) => {
      values['items'] = [items(values)[1], { id: 'three', price: 5 }, items(values)[0]];
    });
    const [one = '', two = ''] = FILE.match(/^ {2}- id[\s\S]*?(?=^ {2}- id|^lines)/gm) ?? [];
    expect(text).toBe(FILE.replace(one + two, `${two}  - id: three\n    price: 5\n${one}`));
  });
});

test('a new file is written in the order of its values, with long texts folded', () => {
  const long = 'parola '.repeat(30).trim();
  expect(mergeYaml('', { quote: long, author: 'Sara: Lumera', rating: 5 })).toBe(
    `quote: >-\n  ${'parola '.repeat(17).trim()}\n  ${'parola '.repeat(13).trim()}\nauthor: "Sara: Lumera"\nrating: 5\n`,
  );
});

test('a file that cannot be read is not written', () => {
  expect(() => mergeYaml('a: "b', { a: 'c' })).toThrow();
});

/** The places of all values below one. */
const placesIn = (value: Value): string[][] =>
  isList(value) || isFields(value)
    ? Object.entries(value).flatMap(([key, below]) => [
        [key],
        ...placesIn(below).map((path) => [key, ...path]),
      ])
    : [];

const edit = (file: Fields, place: readonly string[], kind: string): Fields => {
  const copy = structuredClone(file) as Record<string, unknown>;
  let holder: unknown = copy;
  for (const key of place.slice(0, -1)) holder = (holder as Record<string, unknown>)[key];
  const last = place.at(-1) ?? '';
  if (Array.isArray(holder)) {
    const index = Number(last);
    if (kind === 'take away') holder.splice(index, 1);
    else if (kind === 'double') holder.splice(index, 0, structuredClone(holder[index]));
    else if (kind === 'turn round') holder.reverse();
    else holder[index] = '{claim:x}, "nuovo": sì';
  } else {
    const fields = holder as Record<string, unknown>;
    if (kind === 'take away') delete fields[last];
    else
      fields[last] =
        kind === 'double' ? `${'lunga parola '.repeat(20)}# fine` : kind === 'turn round' ? '- 12' : 24.5;
  }
  return copy as Fields;
};

const FILES = globSync('src/content/**/*.yaml', { cwd: join(import.meta.dirname, '../../..') }).map((path) =>
  readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'),
);

test('every change of every content file says what it shall, and loses no other comment', () => {
  const kinds = ['take away', 'double', 'turn round', 'write'];
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.nat(), fc.constantFrom(...kinds), (text, nth, kind) => {
      const file: Fields = parse(text);
      const places = placesIn(file);
      const place = places[nth % places.length] ?? [];
      const after = edit(file, place, kind);
      const merged = mergeYaml(text, after);
      expect(parse(merged)).toEqual(after);
      // Comments within a part go with the part.
      const replaced: unknown = place.reduce<unknown>((value, key) => Reflect.get(Object(value), key), file);
      if (kind !== 'take away' && Object(replaced) !== replaced)
        expect(merged.match(/^\s*#.*/gm)).toEqual(text.match(/^\s*#.*/gm));
    }),
    { numRuns: 300 },
  );
});
