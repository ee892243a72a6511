import { expect, test } from 'vitest';
import { oddsDrawing } from './odds-drawing.ts';

/** Height of each piece of cloth, in threads. */
const threadsIn = (path: string): number[] =>
  [...path.matchAll(/v(\d+)H0z/g)].map(([, rows]) => Number(rows));

test.each([2, 23, 40])('one thread stands against %i', (times) => {
  const { cloth, parts, height } = oddsDrawing(times);
  expect(threadsIn(cloth)).toEqual([1, times]);
  expect(parts[1]).toBe(times);
  expect(height).toBe(parts[0] + times);
});
