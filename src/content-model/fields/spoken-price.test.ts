import { expect, test } from 'vitest';
import { formatPrice, solutionPrice, spokenPrice } from './price.ts';

test.each([
  [formatPrice(23.99, { per: 'mese' }), '€23,99 al mese'],
  [formatPrice(2, { per: 'SIM' }), '€2,00 per SIM al mese'],
  [solutionPrice({ price: 1200, per: 'rack' }), '€1.200 per rack al mese'],
  [formatPrice(500), '€500,00'],
  [formatPrice('Su misura', { per: 'SIM' }), 'Su misura'],
])('says a price as %s', (price, spoken) => {
  expect(spokenPrice(price)).toBe(spoken);
});
