import { expect, test } from 'vitest';
import { wholeLine } from './whole-line.ts';

test.each([
  ['Al tessuto pensiamo noi.', 'Al tessuto pensiamo~noi.'],
  ['Ti diciamo quanto corre.', 'Ti diciamo quanto~corre.'],
  ['dal preventivo all’assistenza.', 'dal preventivo all’assistenza.'],
  ['Server fermo?', 'Server fermo?'],
  ['corre.', 'corre.'],
])('%s', (line, shown) => {
  expect(wholeLine(line).replaceAll('\u00a0', '~')).toBe(shown);
});
