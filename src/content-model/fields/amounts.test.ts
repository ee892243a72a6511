import { expect, test } from 'vitest';
import { amountsIn, hasPeriod } from './amounts.ts';

test.each([
  ['Costa 23,99 euro al mese', [23.99], true],
  ['da €23,99/mese', [23.99], true],
  ['1.200 € una tantum, poi 15 €', [1200, 15], false],
  ['EUR 99 a SIM', [99], true],
  ['solo 31,50 al mese', [31.5], true],
  ['23.99 euro al mese', [23.99], true],
  ['voucher da 500 euro', [500], false],
  ['2,5 Gb/s in 5-10 giorni, 24/7, 500 clienti', [], false],
  ['0 euro, 12 M €, €12M, 30 mila euro, 3 milioni di euro', [], false],
])('finds the amounts of "%s"', (text, euros, isPerPeriod) => {
  const found = amountsIn(text);
  expect(found.map(({ euro }) => euro)).toEqual(euros);
  expect(found.some((amount) => hasPeriod(text, amount))).toBe(isPerPeriod);
});
