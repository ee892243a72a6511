import { expect, it } from 'vitest';
import { retryDelayMs } from './attempt.ts';

it.each([
  [1, 0],
  [2, 5_000],
  [3, 10_000],
  [4, 20_000],
  [10, 1_280_000],
  [11, 1_800_000],
  [2000, 1_800_000],
])('waits after failure %i between half of %i ms and all of it', (failures, step) => {
  expect(retryDelayMs(failures, 0, 0)).toBe(step);
  expect(retryDelayMs(failures, 0, 1)).toBe(step / 2);
});

it('never waits less than the provider asks for', () => {
  expect(retryDelayMs(1, 9_000, 0.5)).toBe(9_000);
  expect(retryDelayMs(4, 9_000, 0)).toBe(20_000);
});
