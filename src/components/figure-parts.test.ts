import { expect, test } from 'vitest';
import { figureParts } from './figure-parts.ts';

test.each([
  ['40 GB', '40', ' GB'],
  ['40\u00a0GB', '40', ' GB'],
  ['99,95%', '99,95', '%'],
  ['5-\u20607\u00a0giorni lavorativi', '5-\u20607', ' giorni lavorativi'],
  ['<30 secondi', '<30', ' secondi'],
  ['>100.000 SIM', '>100.000', ' SIM'],
  ['500+', '500+', ''],
  ['24/7', '24/7', ''],
  ['5:20', '5:20', ''],
  ['Oltre', 'Oltre', ''],
])('%s', (text, value, unit) => {
  expect(figureParts(text)).toEqual({ value, unit });
});

test.each([
  ['97,6', '%', '%'],
  ['4,8', '/5', '/5'],
  ['€30-80', 'K', 'K'],
  ['2,8', 'x', 'x'],
  ['2,5', 'Gb/s', ' Gb/s'],
  ['24', 'ore', ' ore'],
])('%s with the unit %s', (text, unit, shown) => {
  expect(figureParts(text, unit)).toEqual({ value: text, unit: shown });
});
