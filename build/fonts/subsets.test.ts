import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cut, SUBSETS } from './subsets.ts';

const MAX_BYTES = 24_000;

test.each(SUBSETS)('$file is up to date with the package (npm run fonts)', async (subset) => {
  expect((await cut(subset)).equals(readFileSync(subset.file))).toBe(true);
});

test('keeps both fonts of a page together within their byte budget', () => {
  const bytes = SUBSETS.filter(({ format }) => format === 'woff2').map(
    ({ file }) => readFileSync(file).length,
  );
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(MAX_BYTES);
});
