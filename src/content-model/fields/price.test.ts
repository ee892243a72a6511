import { describe, expect, test } from 'vitest';
import { formatNumber, formatPrice, type Price, type PriceOptions } from './price.ts';

describe('formatPrice', () => {
  test.each<[price: Price, options: PriceOptions, text: string]>([
    [23.99, { per: 'mese' }, '€23,99/mese'],
    [11, { per: 'mese' }, '€11,00/mese'],
    [1.5, { per: 'SIM' }, '€1,50/SIM'],
    [0.05, {}, '€0,05'],
    [19.999, {}, '€20,00'],
    [1200, { per: 'mese' }, '€1.200,00/mese'],
    [249, { per: 'mese', wholeEuro: true }, '€249/mese'],
    [1200, { wholeEuro: true }, '€1.200'],
    [249.5, { wholeEuro: true }, '€249,50'],
    ['Su richiesta', { per: 'mese' }, 'Su richiesta'],
    ['Su misura', { per: 'SIM', wholeEuro: true }, 'Su misura'],
  ])('formats %s with %o as %s', (price, options, text) => {
    const formatted = formatPrice(price, options);
    expect(formatted.text).toBe(text);
    const { parts } = formatted;
    if (typeof price === 'string') expect(parts).toBeUndefined();
    else expect(parts && parts.sign + parts.whole + parts.cents + parts.period).toBe(text);
  });

  test('is also returned in parts for different font sizes', () => {
    expect(formatPrice(1023.9, { per: 'mese' }).parts).toEqual({
      sign: '€',
      whole: '1.023',
      cents: ',90',
      period: '/mese',
    });
  });
});

test.each([
  [97.6, '97,6'],
  [10000, '10.000'],
  [99.99, '99,99'],
  [500, '500'],
])('formats the number %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
