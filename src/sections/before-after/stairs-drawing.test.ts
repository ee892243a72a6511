import { expect, test } from 'vitest';
import { stairsDrawing } from './stairs-drawing.ts';

test.each([
  [90, 30],
  [60, 20],
  [100, 34],
])('draws %i days as that many threads and %i rows', (days, rows) => {
  const { width, height, cloth } = stairsDrawing(days);
  expect([width, height]).toEqual([days, rows]);
  const steps = [...cloth.matchAll(/v-1h(\d+)/g)].map(([, length]) => Number(length));
  expect(steps).toHaveLength(rows);
  expect(steps.reduce((sum, length) => sum + length)).toBe(days);
});
