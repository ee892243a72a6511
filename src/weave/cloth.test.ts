import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clothPicture } from './cloth.ts';
import { WEAVES, type Weave } from './drafts.ts';

const FOLDER = 'src/assets/cloth';
const MAX_BYTES = 12 * 1024;

const weaves = readdirSync(FOLDER).map((file) => file.replace(/\.svg$/, '') as Weave);

test.each(weaves)('draws the committed cloth in %s, which is a small file', (weave) => {
  const file = readFileSync(`${FOLDER}/${weave}.svg`, 'utf8');
  expect(file).toBe(clothPicture(weave));
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(MAX_BYTES);
});

test('has a cloth of every weave, so that content can name any service', () => {
  expect(weaves.toSorted()).toEqual([...WEAVES].sort());
});

test('draws a different picture for each weave', () => {
  expect(new Set(weaves.map(clothPicture)).size).toBe(weaves.length);
});
