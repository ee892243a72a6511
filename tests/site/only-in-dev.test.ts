import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const files = globSync('dist/**/*', { cwd: ROOT });
const isText = (file: string): boolean => /\.(?:html|js|css|txt|xml)$|_headers$|_redirects$/.test(file);
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('deploys no source map and no reference to one', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(files.filter((file) => isText(file) && textOf(file).includes('sourceMappingURL'))).toEqual([]);
});

test('keeps a source map of every script that has code of its own', () => {
  const scripts = files.filter((file) => /_astro\/[^/]+\.js$/.test(file) && textOf(file).length > 1_000);
  expect(scripts.length).toBeGreaterThan(5);
  const mapOf = (file: string): string => join(ROOT, '.local/source-maps', `${file.split('/').at(-1)}.map`);
  expect(scripts.filter((file) => !existsSync(mapOf(file)))).toEqual([]);
});

test('deploys no part of the gallery of sections', () => {
  expect(files.filter((file) => file.includes('gallery'))).toEqual([]);
  expect(files.filter((file) => isText(file) && /gallery-(?:kinds|caption)/.test(textOf(file)))).toEqual([]);
});
