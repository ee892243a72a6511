import { describe, expect, test } from 'vitest';
import { failoverDrawing } from './failover-drawing.ts';

/** Left end, right end and top of each block of a path. */
const blocksIn = (path: string) =>
  [...path.matchAll(/M(-?\d+) (\d+)h(\d+)v4/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    top: Number(y),
  }));

describe.each([10, 30, 45])('a failover of %i seconds', (seconds) => {
  const drawing = failoverDrawing(seconds);
  const climbing = blocksIn(drawing.climbing);

  test('has one thread per second', () => {
    expect(drawing.parts[1]).toBe(seconds);
    expect(drawing.seconds).toBe(`M14.44 8h${seconds}`);
    expect(drawing.length).toBe(drawing.parts.reduce((sum, part) => sum + part));
  });

  test('starts the second line below, lifts it one row per step and gets it up before the time is over', () => {
    expect(climbing.map(({ top }) => top)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(climbing.at(-1)?.left).toBeLessThan(14 + seconds);
    expect(climbing.at(-1)?.left).toBeGreaterThan(14);
  });

  test('leaves no gap between steps', () => {
    for (const [index, { left }] of climbing.slice(1).entries())
      expect(climbing[index]?.right).toBeGreaterThan(left);
  });

  test('brings the first line back where the second one ends', () => {
    expect(blocksIn(drawing.main).map(({ left, right }) => [left, right])).toEqual([
      [-80, 14],
      [climbing.at(-1)?.right, drawing.length + 80],
    ]);
  });
});
