import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorConfig, editorSchemas } from '../config.ts';
import { KIND, partsOf } from '../schema.ts';
import { COLLECTION_NAMES, FIELD_NAMES } from './labels.ts';
import { SVELTIA_IN_ITALIAN } from './sveltia.ts';
import { optionName } from './words.ts';

const schemas = editorSchemas();
const parts = Object.values(schemas).flatMap((schema) => partsOf(schema));
const unlabelled = parts.filter(([, { label }]) => label === undefined);
const keysOfParts = [...new Set(unlabelled.map(([key]) => key))].filter((key) => key !== '' && key !== KIND);

test('names every key that its schema gives no label, and every collection, and nothing else', () => {
  expect(keysOfParts.length).toBeGreaterThan(200);
  // What is missing on the left goes into labels.ts, or into the schema: `.meta({ label: 'Righe' })`.
  expect(Object.keys(FIELD_NAMES)).toEqual(keysOfParts.sort());
  expect(Object.keys(COLLECTION_NAMES)).toEqual(Object.keys(schemas).sort());
});

/** Words that are frequent in English sentences and do not occur in Italian ones. */
const ENGLISH =
  /\b(?:the|of|and|with|without|which|that|is|are|for|from|below|above|each|page|price|phone|monday|friday)\b/i;
/** What the editor shows as it is typed into the file: quotations, tokens, addresses, code. */
const QUOTED = /"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\S*\/\S*/g;

test('shows no English word in a label, a hint, a choice or a message, in what the schemas say', () => {
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

test('shows an Italian choice as it is', () => {
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
