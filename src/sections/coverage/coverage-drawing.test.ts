import { expect, test } from 'vitest';
import { coverageDrawing } from './coverage-drawing.ts';

/** Number of cells in a path of runs. */
const cellsIn = (path: string): number =>
  [...path.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
const strandsIn = (path: string): string[] => path.match(/M[\d.]+ [\d.-]+v1/g) ?? [];

test.each([
  [97.6, 488, 12],
  [98.4, 492, 8],
  [100, 500, 0],
  [30, 150, 350],
  [0, 0, 500],
])('draws %d % of 500 cells: %i woven, %i bare', (percent, woven, missing) => {
  const drawing = coverageDrawing(percent);
  expect([drawing.cells, drawing.woven, drawing.missing]).toEqual([500, woven, missing]);
  expect(cellsIn(drawing.cloth)).toBe(woven);
  expect(new Set(strandsIn(drawing.strands)).size).toBe(missing);
});

test('leaves the bare cells out of the cloth, at its end', () => {
  const { cloth, strands, width, height } = coverageDrawing(97.6);
  const woven = [...cloth.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, column, row, length]) =>
    Array.from({ length: Number(length) }, (_, index) => `${Number(column) + index} ${row}`),
  );
  const bare = [...strands.matchAll(/M([\d.]+) ([\d.]+)v/g)].map(
    ([, x, y]) => `${Number(x) - 0.5} ${Number(y) + 0.5}`,
  );
  expect(bare.filter((cell) => woven.includes(cell))).toEqual([]);
  expect(bare.at(-1)).toBe('24 19');
  expect([width, height]).toEqual([25, 20]);
});
