import { expect, test } from 'vitest';
import { siteMapDrawing, siteRangeText } from './site-map-drawing.ts';

const RANGES = [{ from: 2, to: 5 }, { from: 6, to: 20 }, { from: 20 }];

const sitesIn = (path: string): number[] =>
  [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Math.floor(Number(x)));

test('draws one thread per site of each plan', () => {
  const { spans, threads, lines } = siteMapDrawing(RANGES);
  expect(spans).toEqual([5, 15, 7]);
  expect(threads).toBe(27);
  expect(lines.flatMap(sitesIn).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, i) => i));
});

test('spans more threads for a plan with more sites', () => {
  expect(siteMapDrawing([{ from: 2, to: 8 }, { from: 9, to: 20 }, { from: 20 }]).spans).toEqual([8, 12, 7]);
});

test('ends every line at its own place', () => {
  const ends = siteMapDrawing(RANGES).lines.flatMap((path) =>
    [...path.matchAll(/M([\d.]+) \d+c0 \d+ (-?\d+)/g)].map(([, x, across]) => Number(x) + Number(across)),
  );
  expect(new Set(ends).size).toBe(27);
});

test('throws when a plan ends before the one below it', () => {
  expect(() =>
    siteMapDrawing([
      { from: 2, to: 20 },
      { from: 6, to: 10 },
    ]),
  ).toThrow('from 6 to 10');
});

test.each([
  [{ from: 2, to: 5 }, '2-5'],
  [{ from: 20 }, '20+'],
])('shows %o as %s', (range, text) => {
  expect(siteRangeText(range)).toBe(text);
});
