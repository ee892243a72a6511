import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LINKED } from './site.ts';

test('names every section that renders links in its texts', () => {
  const sections = join(import.meta.dirname, '../sections');
  const making = globSync('*/*.astro', { cwd: sections })
    .filter((file) => readFileSync(join(sections, file), 'utf8').includes('<RichText '))
    .map((file) => dirname(file));
  expect(making.sort()).toEqual([...Object.keys(LINKED), 'article', 'faq'].sort());
});
