import { expect, test } from 'vitest';
import { changeThreads } from './change-threads.ts';

const saved = (value: string) => [
  { value: '90', unit: 'giorni' },
  { value, unit: '%' },
];

test.each([
  ['counts in the story', { before: 3, after: 1 }, [], { before: 3, after: 1 }],
  ['a percentage saved, out of a hundred', {}, saved('−78'), { before: 100, after: 22 }],
  ['a percentage with a keyboard hyphen', {}, saved('-40'), { before: 100, after: 60 }],
  ['counts, which win over a percentage', { before: 8, after: 2 }, saved('−40'), { before: 8, after: 2 }],
  ['neither counts nor a percentage saved', {}, [{ value: '94', unit: '%' }], undefined],
  ['a count that grew', { before: 2, after: 3 }, [], undefined],
  ['a hundred percent saved', {}, saved('−100'), undefined],
])('works out the threads from %s', (_, change, figures, threads) => {
  expect(changeThreads({ change, figures })).toEqual(threads);
});
