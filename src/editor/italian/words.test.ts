import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorConfig, editorSchemas } from '../config.ts';
import { KIND, type Schema } from '../schema.ts';
import { HINTS } from './hints.ts';
import { COLLECTION_NAMES, FIELD_NAMES, SECTION_NAMES } from './labels.ts';
import { SVELTIA_IN_ITALIAN } from './sveltia.ts';
import { hintOf, optionName } from './words.ts';

/** Every schema inside a schema, with the key that holds it. */
const within = (schema: Schema, key = ''): [key: string, schema: Schema][] => [
  [key, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => within(part, name)),
  ...[schema.items, schema.additionalProperties]
    .filter((part) => typeof part === 'object')
    .flatMap((part) => within(part)),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => within(part)),
];
const schemas = editorSchemas();
const parts = Object.values(schemas).flatMap((schema) => within(schema));
const keys = [...new Set(parts.map(([key]) => key))].filter((key) => key !== '' && key !== KIND).sort();
const kinds = [...new Set(parts.map(([, { properties }]) => properties?.[KIND]?.const ?? ''))]
  .filter(Boolean)
  .sort();

test('names every key, kind of section and collection, and nothing else', () => {
  expect(keys.length).toBeGreaterThan(200);
  expect(Object.keys(FIELD_NAMES)).toEqual(keys);
  expect(Object.keys(SECTION_NAMES).sort()).toEqual(kinds);
  expect(Object.keys(COLLECTION_NAMES)).toEqual(Object.keys(schemas).sort());
});

test('has a hint for every description of a field, and no other', () => {
  const described = [...new Set(parts.flatMap(([, { description }]) => description ?? []))];
  expect(described.length).toBeGreaterThan(300);
  expect(described.filter((text) => !hintOf(text))).toEqual([]);
  const says = described.map((text) => text.replace(/ ?\(at most \d+ characters\)/, ''));
  const used = new Set(
    says.map((text) => (Object.hasOwn(HINTS, text) ? text : text.split(/,? e\.g\. /, 1)[0])),
  );
  expect(Object.keys(HINTS).filter((text) => !used.has(text))).toEqual([]);
});

/** Words that are frequent in English sentences and do not occur in Italian ones. */
const ENGLISH = /\b(?:the|of|and|with|without|which|that|is|are|for|from|below|above|each|page|price)\b/i;
/** What the editor shows as it is typed into the file: quotations, tokens, addresses, code. */
const QUOTED = /"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\S*\/\S*/g;

test('shows no English word in a label, a hint, a choice or a message', () => {
  const shown: string[] = [];
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && ['label', 'label_singular', 'hint'].includes(key)) shown.push(value);
    if (key === 'pattern' && Array.isArray(value)) shown.push(String(value[1]));
    else if (Array.isArray(value)) for (const item of value) collect(item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) collect(item, name);
  };
  collect(editorConfig({ name: 'agenzia/sito', branch: 'main' }, 'https://www.azienda.it'));
  expect(shown.length).toBeGreaterThan(1000);
  expect([...new Set(shown)].filter((text) => ENGLISH.test(text.replaceAll(QUOTED, '')))).toEqual([]);
  expect(shown).not.toContain('Campo');
});

test('translates a description with its example and its length', () => {
  expect(hintOf('The number, e.g. +39 02 0000 0001')).toBe('Il numero, ad esempio +39 02 0000 0001');
  expect(hintOf('City, e.g. Roma (at most 40 characters)')).toBe(
    'La città, ad esempio Roma (al massimo 40 caratteri)',
  );
  expect(hintOf('The unit of the monthly price, e.g. rack; without it, mese')).toContain('senza, mese');
  expect(hintOf('A description without a translation')).toBeUndefined();
  expect([optionName('monday'), optionName('tela')]).toEqual(['lunedì', 'tela']);
});

const LOCALES = join(createRequire(import.meta.url).resolve('@sveltia/cms'), '../../locales');
type Strings = { readonly [key: string]: string | Strings };
const keysOf = (strings: Strings, above = ''): string[] =>
  Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? above + key : keysOf(value, `${above}${key}.`),
  );
const sveltia = (locale: string): string[] =>
  keysOf(JSON.parse(readFileSync(join(LOCALES, `${locale}.json`), 'utf8')));

test('completes the Italian of Sveltia, and repeats nothing that it has', () => {
  const italian = new Set(sveltia('it'));
  const missing = sveltia('en-US').filter((key) => !italian.has(key) && !key.startsWith('config.'));
  expect(Object.keys(SVELTIA_IN_ITALIAN)).toEqual(missing);
});
