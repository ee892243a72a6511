import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cut, SUBSETS } from './subsets.ts';

const FOLDER = 'src/assets/fonts';
const MAX_BYTES = 24_000;

test.each(SUBSETS)('$file is what the package gives: npm run fonts', async (subset) => {
  expect((await cut(subset)).equals(readFileSync(`${FOLDER}/${subset.file}`))).toBe(true);
});

test('both together are light', () => {
  const bytes = SUBSETS.map(({ file }) => readFileSync(`${FOLDER}/${file}`).length);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(MAX_BYTES);
});
