import { expect, test } from 'vitest';
import { recoveryDrawing } from './recovery-drawing.ts';

const strandsIn = (path: string): number => path.match(/M/g)?.length ?? 0;

test.each([
  [15, 4, 16],
  [20, 4, 12],
  [15, 2, 8],
  [10, 8, 48],
])('draws %i minutes as one thread and %i hours as %i', (point, hours, threads) => {
  const drawing = recoveryDrawing(point, hours);
  expect(drawing.failed - drawing.copied).toBe(1);
  expect(drawing.threadsDown).toBe(threads);
  expect(drawing.recovered - drawing.failed).toBe(threads);
  expect(strandsIn(drawing.strands)).toBe(1 + threads);
  expect(drawing.width).toBe(drawing.recovered + 2);
});

test('keeps the scale when a time is not a whole number of threads', () => {
  const drawing = recoveryDrawing(7, 1);
  expect(drawing.recovered - drawing.failed).toBeCloseTo(60 / 7);
  expect(Number.isInteger(drawing.width)).toBe(true);
});
