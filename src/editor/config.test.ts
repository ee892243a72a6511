import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { linesOf } from '../content-model/collections.ts';
import { COLLECTIONS } from '../content-model/sections.ts';
import { editorConfig } from './config.ts';

const CONTENT = join(import.meta.dirname, '../content');
const CMS = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
const SCHEMA = JSON.parse(readFileSync(join(CMS, '../schema/sveltia-cms.json'), 'utf8'));
const namesOf = (isSingle: boolean): string[] =>
  linesOf(COLLECTIONS)
    .flatMap(([name, { isFile }]) => (isFile === isSingle ? [name] : []))
    .sort();
const config = editorConfig({ name: 'agenzia/sito', branch: 'main' }, 'https://www.azienda.it');

const isValid = new Ajv({ strict: false, validateFormats: false }).compile(SCHEMA);
/** The errors that the schema in the editor's package finds in a configuration. */
const problems = (given: object): unknown[] => {
  isValid(given);
  return isValid.errors ?? [];
};

test('builds a configuration that matches the schema in the editor’s package', () => {
  expect(problems(config)).toEqual([]);
});

test.each([
  { backend: { name: 'github' } },
  { publish_mode: 'sometimes' },
  { singletons: [{ name: 'words', fields: [{ name: 'a', widget: 'string', required: 'yes' }] }] },
])('gets an error from that schema for %j', (wrong) => {
  expect(problems({ ...config, ...wrong })).not.toEqual([]);
});

test('gives each pattern between slashes, as a regular expression that a browser takes', () => {
  const patterns: string[] = [];
  JSON.stringify(config, (key, value) => {
    if (key === 'pattern') patterns.push(value[0]);
    return value;
  });
  expect(patterns.length).toBeGreaterThan(10);
  for (const pattern of patterns) {
    expect(pattern).toMatch(/^\/.*\/$/);
    expect(() => new RegExp(pattern.slice(1, -1)), pattern).not.toThrow();
  }
});

/** Everything below a value that has this key. */
const having = (key: string, value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((part) => having(key, part));
  return key in value ? [value as Record<string, unknown>, ...below] : below;
};

test('shows the example of a link in a hint as it is written', () => {
  const hints = having('hint', config).map(({ hint }) => String(hint));
  expect(hints).toContainEqual(expect.stringContaining('\\[parole](/percorso)'));
  expect(hints.filter((hint) => /(?<!\\)\[/.test(hint))).toEqual([]);
});

test('lets a list be empty that may be, and no other', () => {
  const lists = having('widget', config).filter(({ widget, required }) => widget === 'list' && required);
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ min }) => min === undefined)).toEqual([]);
  const roles = having('widget', config).filter(({ name, widget }) => name === 'roles' && widget === 'list');
  expect(roles).toEqual([expect.objectContaining({ required: false })]);
});

test('has a singleton for each file right below src/content, and a collection for each folder', () => {
  const entries = readdirSync(CONTENT, { withFileTypes: true });
  const files = entries.filter(({ name }) => name.endsWith('.yaml')).map(({ name }) => name.slice(0, -5));
  expect(files.sort()).toEqual(namesOf(true));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.filter((name) => name !== 'pictures' && !namesOf(false).includes(name))).toEqual([]);
});

test('gives the path of each collection and singleton', () => {
  const { collections, singletons } = config as Record<string, { file?: string; folder?: string }[]>;
  expect(singletons?.map(({ file }) => file).filter((file) => !existsSync(file ?? ''))).toEqual([]);
  expect(singletons?.length).toBe(namesOf(true).length);
  expect(collections?.map(({ folder }) => folder)).toEqual(
    namesOf(false).map((name) => `src/content/${name}`),
  );
});
