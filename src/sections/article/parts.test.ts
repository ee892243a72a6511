import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('starts a part at each heading, and has no heading for the blocks before the first', () => {
  expect(
    partsOf([{ text: 'a' }, { list: ['b', 'c'] }, { heading: 'D' }, { text: 'e' }, { text: 'f' }]),
  ).toEqual([
    { heading: undefined, blocks: [{ text: 'a' }, { list: ['b', 'c'] }] },
    { heading: 'D', blocks: [{ text: 'e' }, { text: 'f' }] },
  ]);
});

test('accepts an article that begins with a heading', () => {
  expect(partsOf([{ heading: 'A' }, { text: 'b' }])).toEqual([{ heading: 'A', blocks: [{ text: 'b' }] }]);
});
