import { expect, test } from 'vitest';
import { oddsDrawing, profitDrawing } from './data-odds-drawing.ts';

/** Heights of the pieces of cloth, in threads. */
const threadsIn = (path: string): number[] =>
  [...path.matchAll(/v(\d+)H0z/g)].map(([, rows]) => Number(rows));

test.each([2, 23, 40])('draws one thread against %i', (times) => {
  const { cloth, parts, height } = oddsDrawing(times);
  expect(threadsIn(cloth)).toEqual([1, times]);
  expect(parts[1]).toBe(times);
  expect(height).toBe(parts[0] + times);
});

test.each([
  [5, 6, 1],
  [8, 12, 4],
  [7, 7, 0],
])('draws %i to %i percent with %i bare strands', (from, to, bare) => {
  const { width, today, more, maybe } = profitDrawing(from, to);
  expect(width).toBe(100 + to);
  expect(today).toMatch(/^M0 0h100v/);
  expect(more).toMatch(new RegExp(`^M100 0h${from}v`));
  expect(maybe.match(/M/g)?.length ?? 0).toBe(bare);
});
