import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit.ts';
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
  return editYaml(FILE, values as Fields);
};
const items = (values: Record<string, unknown>): Record<string, unknown>[] =>
  values['items'] as Record<string, unknown>[];

describe('keeping the unchanged text byte for byte', () => {
  test('keeps the whole file when nothing changed', () => {
    expect(changed(() => {})).toBe(FILE);
  });

  test('writes a whole number with the two decimals that it had', () => {
    expect(editYaml('price: 23.99\n', { price: 24 })).toBe('price: 24.00\n');
  });

  test('changes a number and keeps its two decimals', () => {
    const text = changed((values) => Object.assign(items(values)[0] ?? {}, { price: 24.5 }));
    expect(text).toBe(FILE.replace('23.50', '24.50'));
  });

  test('changes a text in quotes and one between brackets', () => {
    const text = changed((values) => {
      Object.assign(items(values)[1] ?? {}, { badge: 'Fino a: domani' });
      Object.assign(values, { lines: ['Rete nuova, da oggi.', 'Numero tuo.'] });
    });
    expect(text).toBe(
      FILE.replace('"Nuovo: è qui"', '"Fino a: domani"').replace('[Rete nuova.,', '["Rete nuova, da oggi.",'),
    );
  });

  test('changes one line of a folded text', () => {
    const text = changed((values) =>
      Object.assign(items(values)[0] ?? {}, { text: 'A long text that stands on three lines of the file.' }),
    );
    expect(text).toBe(FILE.replace('two lines', 'three lines'));
  });

  test('adds one key and removes another', () => {
    const text = changed((values) => {
      delete items(values)[1]?.['badge'];
      const [first] = items(values);
      values['items'] = [{ id: 'one', name: 'Uno', ...first }, items(values)[1]];
    });
    expect(text).toBe(
      FILE.replace('    badge: "Nuovo: è qui"\n', '').replace('id: one\n', 'id: one\n    name: Uno\n'),
    );
  });

  test('moves an entry with its comments and adds another', () => {
    const text = changed((values) => {
      values['items'] = [items(values)[1], { id: 'three', price: 5 }, items(values)[0]];
    });
    const [one = '', two = ''] = FILE.match(/^ {2}- id[\s\S]*?(?=^ {2}- id|^lines)/gm) ?? [];
    const moved = `${two}  - id: three\n    price: 5\n  # The first.\n${one}`;
    expect(text).toBe(FILE.replace(`  # The first.\n${one}${two}`, moved));
  });
});

test('writes a new file in the order of its values, with long texts folded', () => {
  const long = 'parola '.repeat(30).trim();
  expect(editYaml('', { quote: long, author: 'Sara: Lumera', rating: 5 })).toBe(
    `quote: >-\n  ${'parola '.repeat(17).trim()}\n  ${'parola '.repeat(13).trim()}\nauthor: "Sara: Lumera"\nrating: 5\n`,
  );
});

test('quotes a new text that reads as a number, a switch or nothing', () => {
  const text = changed((values) => Object.assign(values, { figures: ['3', 'true', 'null', '~', '1e3'] }));
  expect(parse(text)).toMatchObject({ figures: ['3', 'true', 'null', '~', '1e3'] });
});

test('throws for a file that it cannot parse', () => {
  expect(() => editYaml('a: "b', { a: 'c' })).toThrow();
});

/** The paths of all values inside a value. */
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

test('writes every change of every content file and keeps all other comments', () => {
  const kinds = ['take away', 'double', 'turn round', 'write'];
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.nat(), fc.constantFrom(...kinds), (text, nth, kind) => {
      const file: Fields = parse(text);
      const places = placesIn(file);
      const place = places[nth % places.length] ?? [];
      const after = edit(file, place, kind);
      const merged = editYaml(text, after);
      expect(parse(merged)).toEqual(after);
      // Comments inside a part disappear with the part.
      const replaced: unknown = place.reduce<unknown>((value, key) => Reflect.get(Object(value), key), file);
      if (kind !== 'take away' && Object(replaced) !== replaced)
        expect(merged.match(/^\s*#.*/gm)).toEqual(text.match(/^\s*#.*/gm));
    }),
    { numRuns: 100 },
  );
});

test.each(FILES)('writes file %# as it is when only the last value changes and comes back', (text) => {
  const file: Fields = parse(text);
  const other = editYaml(text, { ...file, another: 'value' });
  expect(editYaml(other, file)).toBe(text);
});
