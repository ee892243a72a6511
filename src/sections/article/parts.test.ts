import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('each heading begins a part; what stands before the first has none', () => {
  expect(
    partsOf([{ text: 'a' }, { list: ['b', 'c'] }, { heading: 'D' }, { text: 'e' }, { text: 'f' }]),
  ).toEqual([
    { heading: undefined, blocks: [{ text: 'a' }, { list: ['b', 'c'] }] },
    { heading: 'D', blocks: [{ text: 'e' }, { text: 'f' }] },
  ]);
});

test('an article may begin with a heading', () => {
  expect(partsOf([{ heading: 'A' }, { text: 'b' }])).toEqual([{ heading: 'A', blocks: [{ text: 'b' }] }]);
});
