import { expect, test } from 'vitest';
import { siteMapDrawing, siteRangeText } from './site-map-drawing.ts';

const RANGES = [{ from: 2, to: 5 }, { from: 6, to: 20 }, { from: 20 }];

const sitesIn = (path: string): number[] =>
  [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Math.floor(Number(x)));

test('one thread a site, as many as each plan is for', () => {
  const { spans, threads, lines } = siteMapDrawing(RANGES);
  expect(spans).toEqual([5, 15, 7]);
  expect(threads).toBe(27);
  expect(lines.flatMap(sitesIn).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, i) => i));
});

test('a plan for more sites spans more threads', () => {
  expect(siteMapDrawing([{ from: 2, to: 8 }, { from: 9, to: 20 }, { from: 20 }]).spans).toEqual([8, 12, 7]);
});

test('every line ends at a place of its own', () => {
  const ends = siteMapDrawing(RANGES).lines.flatMap((path) =>
    [...path.matchAll(/M([\d.]+) \d+c0 \d+ (-?\d+)/g)].map(([, x, across]) => Number(x) + Number(across)),
  );
  expect(new Set(ends).size).toBe(27);
});

test('plans that overlap the wrong way are refused', () => {
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
])('%o reads %s', (range, text) => {
  expect(siteRangeText(range)).toBe(text);
});
