import { expect, test } from 'vitest';
import { whatGrew } from './growth.ts';
import { median, type Results } from './results.ts';
import { weigh } from './weight.ts';

const EMPTY = weigh('<p id="hero">1</p>');
const run = (weights: Record<string, object>): Results => ({
  when: '',
  routes: Object.entries(weights).map(([path, parts]) => ({
    path,
    weight: { ...EMPTY, ...parts },
    timings: [],
  })),
});

test('names what grew, the largest growth first, and leaves out what shrank, hardly changed or is new', () => {
  const before = run({ '/a': { html: 1000, styles: 500 }, '/b': { html: 1000 }, '/c': { html: 1000 } });
  const now = run({
    '/a': { html: 1040, styles: 540 },
    '/b': { html: 1100 },
    '/c': { html: 900 },
    '/d': { html: 9000 },
  });
  expect(whatGrew(before, now)).toEqual([
    '/b: page +100 bytes (1000 to 1100)',
    '/a: page +40 bytes (1000 to 1040)',
    '/a: styles +40 bytes (500 to 540)',
  ]);
});

test('finds the median', () => {
  expect([median([3, 1, 2]), median([1, 2, 3, 4]), median([7])]).toEqual([2, 2.5, 7]);
  expect(median([])).toBeNaN();
});
