import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOKEN_KINDS } from '../../src/content-model/facts/facts.ts';
import { PROJECT } from './project-copy.ts';

const guide = readFileSync(join(PROJECT, 'docs/contenuti.md'), 'utf8');

test('finds every kind of token in the guide, and no others', () => {
  const tokens = Array.from(guide.matchAll(/^\| `\{(\w+):/gm), ([, token = '']) => token);
  expect(tokens.sort()).toEqual(Object.keys(TOKEN_KINDS).sort());
});
