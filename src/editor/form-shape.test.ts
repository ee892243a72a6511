import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorSchemas } from './config.ts';
import { fromForm, toForm } from './form-shape.ts';
import type { Schema } from './schema.ts';
import { isFields, isList, type Value } from './yaml/values.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCHEMAS = editorSchemas();
const FILES = globSync('src/content/**/*.yaml', { cwd: ROOT }).map((path) => ({
  path,
  schema: SCHEMAS[path.split('/')[2]?.replace('.yaml', '') ?? ''],
  file: parse(readFileSync(join(ROOT, path), 'utf8')) as Value,
}));

test.each(FILES)('keeps the values of $path from file to form and back', ({ schema, file }) => {
  expect(schema).toBeDefined();
  expect(fromForm(schema, toForm(schema, file))).toEqual(file);
});

/** Adds the empty values that a form has for fields that nobody filled in. */
const withEmpty = (schema: Schema | undefined, value: Value): Value => {
  if (isList(value)) return value.map((item) => withEmpty(schema?.items, item));
  if (!isFields(value)) return value;
  const missing = Object.keys(schema?.properties ?? {}).filter((key) => !(key in value));
  const filled = Object.entries(value).map(([key, of]) => [key, withEmpty(schema?.properties?.[key], of)]);
  return Object.fromEntries([
    ...filled,
    ...missing.map((key, index) => [key, ['', null, [], false, {}][index % 5]]),
  ]);
};

test.each(FILES)('leaves fields that are empty in the form out of $path', ({ schema, file }) => {
  expect(fromForm(schema, withEmpty(schema, toForm(schema, file)))).toEqual(file);
});

test('shows a price as text and writes it as a number', () => {
  const price = SCHEMAS['plans']?.properties?.['items']?.items?.properties?.['price'];
  expect(toForm(price, 23.99)).toBe('23.99');
  expect(fromForm(price, '24.50')).toBe(24.5);
  expect(fromForm(price, 'Su richiesta')).toBe('Su richiesta');
});

test('shows a picture by its path and writes its name', () => {
  const picture: Schema = { type: 'string', picture: 'portrait' };
  expect(toForm(picture, 'ada.jpg')).toBe('/src/content/pictures/ada.jpg');
  expect(fromForm(picture, '/src/content/pictures/ada.jpg')).toBe('ada.jpg');
});

test('writes one line as a text and several lines as a list', () => {
  const lines: Schema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
  expect(toForm(lines, 'Una.')).toEqual(['Una.']);
  expect(fromForm(lines, ['Una.'])).toBe('Una.');
  expect(fromForm(lines, ['Una.', 'Due.'])).toEqual(['Una.', 'Due.']);
});

const SPAN = { from: 'monday', to: 'friday', opens: '9:00', closes: '18:00' };
const SATURDAY = { from: 'saturday', to: 'saturday', opens: '9:00', closes: '12:00' };
const hours = SCHEMAS['brand']?.properties?.['hours'];
const supportHours = SCHEMAS['brand']?.properties?.['supportPhone']?.properties?.['hours'];

test('shows one span of hours as a list, and keeps a list of one that the file has', () => {
  expect(toForm(hours, SPAN)).toEqual([SPAN]);
  expect(fromForm(hours, [SPAN], SPAN)).toEqual(SPAN);
  expect(fromForm(hours, [SPAN, SATURDAY], SPAN)).toEqual([SPAN, SATURDAY]);
  expect(fromForm(hours, [SPAN], [SPAN])).toEqual([SPAN]);
});

test.each<[Value, Value]>([
  ['24/7', { kind: '0' }],
  [SPAN, { kind: '1', value: [SPAN] }],
  [[SPAN, SATURDAY], { kind: '1', value: [SPAN, SATURDAY] }],
])('shows the support hours %j as a choice, and back', (file, form) => {
  expect(toForm(supportHours, file)).toEqual(form);
  expect(fromForm(supportHours, form, file)).toEqual(file);
});
