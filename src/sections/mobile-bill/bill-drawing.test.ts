import { expect, test } from 'vitest';
import { billDrawings, EURO_PER_ROW } from './bill-drawing.ts';

test('multiplies the price of one SIM by the number of SIMs, to the cent', () => {
  expect(billDrawings(16.99, [1, 5, 10, 20]).map(({ total }) => total)).toEqual([16.99, 84.95, 169.9, 339.8]);
  expect(billDrawings(19.99, [3]).map(({ total }) => total)).toEqual([59.97]);
});

test.each([11, 16.99, 24.5])('draws a cloth whose area is the bill at %d euro', (price) => {
  for (const { sims, rows, total } of billDrawings(price, [1, 5, 20]))
    expect(sims * rows * EURO_PER_ROW).toBeCloseTo(total, 2);
});

test('draws one thread per SIM, and a higher cloth for a higher price', () => {
  expect(billDrawings(11, [1, 7]).map(({ sims }) => sims)).toEqual([1, 7]);
  expect(billDrawings(12, [1])[0]?.rows).toBeGreaterThan(billDrawings(11, [1])[0]?.rows ?? 12);
});
