import { expect, test } from 'vitest';
import { oddsDrawing, profitDrawing } from './data-odds-drawing.ts';

/** Height of each piece of cloth, in threads. */
const threadsIn = (path: string): number[] =>
  [...path.matchAll(/v(\d+)H0z/g)].map(([, rows]) => Number(rows));

test.each([2, 23, 40])('one thread stands against %i', (times) => {
  const { cloth, parts, height } = oddsDrawing(times);
  expect(threadsIn(cloth)).toEqual([1, times]);
  expect(parts[1]).toBe(times);
  expect(height).toBe(parts[0] + times);
});

test.each([
  [5, 6, 1],
  [8, 12, 4],
  [7, 7, 0],
])('%i to %i percent: %i strands stay bare', (from, to, bare) => {
  const { width, today, more, maybe } = profitDrawing(from, to);
  expect(width).toBe(100 + to);
  expect(today).toMatch(/^M0 \d+h100V/);
  expect(more).toMatch(new RegExp(`^M100 0h${from}v`));
  expect(maybe.match(/M/g)?.length ?? 0).toBe(bare);
});
