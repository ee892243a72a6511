import { expect, test } from 'vitest';
import { emptyPage } from './same-weight.ts';
import { compressedBytes } from './weight.ts';

test.each([1_000, 12_345])('an empty page of %i bytes', (bytes) => {
  expect(Math.abs(compressedBytes(emptyPage(bytes)) - bytes)).toBeLessThanOrEqual(8);
});
