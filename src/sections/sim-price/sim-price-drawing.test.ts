import { expect, test } from 'vitest';
import { formatPrice, type Price } from '../../content-model/fields/price.ts';
import { fleetTotals, simPriceDrawing } from './sim-price-drawing.ts';

const plansAt = (...prices: Price[]) =>
  prices.map((price, index) => ({
    name: `Plan ${index}`,
    price: formatPrice(price, { per: 'SIM' }),
    minimumOrder: 10 ** (index + 1),
  }));

test('draws a row per ten cents, and bare warp lower than every cloth for a price in words', () => {
  const { centsPerRow, rows, bareRows } = simPriceDrawing(plansAt(2, 1.5, 'Su misura'));
  expect(centsPerRow).toBe(10);
  expect(rows).toEqual([20, 15, undefined]);
  expect(bareRows).toBe(11);
});

test.each([
  [[2, 1.55, 1], 10, [20, 15.5, 10]],
  [[0.3, 0.25, 0.2], 1, [30, 25, 20]],
  [[12, 9, 8], 50, [24, 18, 16]],
])('draws € %j with %i cents per row', (prices, centsPerRow, rows) => {
  expect(simPriceDrawing(plansAt(...prices))).toMatchObject({ centsPerRow, rows });
});

test('gives a fleet the highest plan whose minimum order it reaches', () => {
  expect(fleetTotals(plansAt(2, 1.5, 'Su misura'), [10, 50, 100, 999])).toEqual([
    [
      { sims: 10, total: '€20,00' },
      { sims: 50, total: '€100,00' },
    ],
    [
      { sims: 100, total: '€150,00' },
      { sims: 999, total: '€1.498,50' },
    ],
    [],
  ]);
});

test.each([
  [9, 'no plan is for so few'],
  [1000, 'Plan 2'],
])('throws for a fleet of %i SIMs', (sims, reason) => {
  expect(() => fleetTotals(plansAt(2, 1.5, 'Su misura'), [sims])).toThrow(reason);
});
