import { expect, test } from 'vitest';
import { profitDrawing } from './profit-drawing.ts';

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
