import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DYES } from '../../src/weave/dyes.ts';
import { ROOT, readProjectFile } from './project-files.ts';

const TOKEN = /--color-([\w-]+): (#[\da-f]{6});/g;
const tokens = new Map(
  Array.from(readProjectFile('src/styles/theme.css').matchAll(TOKEN), ([, name, value]) => [name, value]),
);
const colors = new Set(tokens.values());

/** Files that cannot use tokens: drawings, and the mail. */
const files = globSync(
  [
    'src/**/*.{astro,css,svg}',
    'public/icon.svg',
    'netlify/server/leads/lead-mail-html.ts',
    'src/weave/dyes.ts',
  ],
  { cwd: ROOT },
);

test('gives the dyes the colours of the theme', () => {
  expect(Object.values(DYES)).toEqual(
    ['ink', 'linen', 'madder', 'aqua-3', 'aqua-6', 'aqua-9'].map((name) => tokens.get(name)),
  );
});

test.each(files)('finds only colours of the theme in %s', (file) => {
  const used = Array.from(
    readProjectFile(file).matchAll(/(?:#|%23)([\da-f]{6})\b/gi),
    ([, hex]) => `#${hex}`,
  );
  expect(used.filter((color) => !colors.has(color.toLowerCase()))).toEqual([]);
});
