import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constantTokens } from '../../build/constant-tokens.ts';
import { DYES } from '../../src/weave/dyes.ts';
import { ROOT, readProjectFile } from './project-files.ts';

const tokens = constantTokens(readProjectFile('src/styles/theme.css'), []);
const colors = new Set([...tokens].flatMap(([name, value]) => (name.startsWith('--color-') ? value : [])));

/** Where no token can be read: drawings, and the mail. */
const files = globSync(
  ['src/**/*.{css,svg}', 'public/icon.svg', 'netlify/server/leads/lead-mail-html.ts', 'src/weave/dyes.ts'],
  { cwd: ROOT },
);

test('the dyes are named', () => {
  expect(Object.values(DYES)).toEqual(
    ['ink', 'linen', 'madder', 'aqua-3', 'aqua-6', 'aqua-9'].map((name) => tokens.get(`--color-${name}`)),
  );
});

test.each(files)('%s has no colour that the theme does not have', (file) => {
  const used = Array.from(
    readProjectFile(file).matchAll(/(?:#|%23)([\da-f]{6})\b/gi),
    ([, hex]) => `#${hex}`,
  );
  expect(used.filter((color) => !colors.has(color.toLowerCase()))).toEqual([]);
});
