import { expect, test } from 'vitest';
import { stairsDrawing } from './stairs-drawing.ts';

test.each([
  [90, 30],
  [60, 20],
  [100, 34],
])('draws %i days as that many threads and %i rows', (days, rows) => {
  const { width, height, cloth } = stairsDrawing(days);
  expect([width, height]).toEqual([days, rows]);
  const tops = [...cloth.matchAll(/V([\d.]+)h1/g)].map(([, top]) => Number(top));
  expect(tops).toHaveLength(days);
  // Each day adds a third of a row, the first one too.
  for (const [day, top] of tops.entries()) expect(rows - top).toBeCloseTo((day + 1) / 3, 1);
});
