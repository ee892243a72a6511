import { expect, test } from 'vitest';
import { clothPicture } from './cloth.ts';
import { WEAVES } from './drafts.ts';

const DYES = { ink: 'ink', linen: 'linen', madder: 'madder', pale: 'pale', deep: 'deep', night: 'night' };

test('draws a different picture for each weave', () => {
  expect(new Set(WEAVES.map((weave) => clothPicture(weave, DYES))).size).toBe(WEAVES.length);
});

test('has one madder thread', () => {
  for (const weave of WEAVES) expect(clothPicture(weave, DYES).match(/"madder"/g)).toHaveLength(1);
});
