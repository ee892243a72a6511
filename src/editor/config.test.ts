import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { FOLDER_SCHEMAS, SINGLE_SCHEMAS } from '../site/collection-schemas.ts';
import { editorConfig } from './config.ts';

const CONTENT = join(import.meta.dirname, '../content');
const CMS = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
const SCHEMA = JSON.parse(readFileSync(join(CMS, '../schema/sveltia-cms.json'), 'utf8'));
const config = editorConfig({ name: 'agenzia/sito', branch: 'main' }, 'https://www.azienda.it');

/** What is wrong with a configuration, as the editor's own package tells it. */
const problems = (given: object): unknown[] => {
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(SCHEMA);
  isValid(given);
  return isValid.errors ?? [];
};

test('the configuration is one, by the schema of the editor’s own package', () => {
  expect(problems(config)).toEqual([]);
});

test.each([
  { backend: { name: 'github' } },
  { publish_mode: 'sometimes' },
  { singletons: [{ name: 'words', fields: [{ name: 'a', widget: 'string', required: 'yes' }] }] },
])('that schema refuses %j', (slip) => {
  expect(problems({ ...config, ...slip })).not.toEqual([]);
});

test('each file right below src/content is a single one, and each folder a collection', () => {
  const entries = readdirSync(CONTENT, { withFileTypes: true });
  const files = entries.filter(({ name }) => name.endsWith('.yaml')).map(({ name }) => name.slice(0, -5));
  expect(files.sort()).toEqual(Object.keys(SINGLE_SCHEMAS).sort());
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.filter((name) => name !== 'pictures' && !(name in FOLDER_SCHEMAS))).toEqual([]);
});

test('the editor knows where each collection is', () => {
  const { collections, singletons } = config as Record<string, { file?: string; folder?: string }[]>;
  expect(singletons?.map(({ file }) => file).filter((file) => !existsSync(file ?? ''))).toEqual([]);
  expect(singletons?.length).toBe(Object.keys(SINGLE_SCHEMAS).length);
  expect(collections?.map(({ folder }) => folder)).toEqual(
    Object.keys(FOLDER_SCHEMAS).map((name) => `src/content/${name}`),
  );
});
