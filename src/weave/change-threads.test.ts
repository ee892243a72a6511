import { expect, test } from 'vitest';
import { changeThreads } from './change-threads.ts';

const saved = (value: string) => [
  { value: '90', unit: 'giorni' },
  { value, unit: '%' },
];

test.each([
  ['the counts that the story gives', { before: 3, after: 1 }, [], { before: 3, after: 1 }],
  ['what a percentage leaves of a hundred', {}, saved('−78'), { before: 100, after: 22 }],
  ['the hyphen of a keyboard', {}, saved('-40'), { before: 100, after: 60 }],
  ['counts before percentages', { before: 8, after: 2 }, saved('−40'), { before: 8, after: 2 }],
  ['no percentage and no counts', {}, [{ value: '94', unit: '%' }], undefined],
  ['more afterwards than before', { before: 2, after: 3 }, [], undefined],
  ['all saved', {}, saved('−100'), undefined],
])('%s', (_, change, figures, threads) => {
  expect(changeThreads({ change, figures })).toEqual(threads);
});
