import { expect, it } from 'vitest';
import { latenciesOf } from './percentiles.ts';

it('finds the value below which that share of the numbers lies', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(latenciesOf(hundred)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 });
  expect(latenciesOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 });
  expect(latenciesOf([]).max).toBe(0);
});
