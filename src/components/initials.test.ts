import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Giulia Terrani', 'GT'],
  ['Anna De Luca', 'AL'],
  ['élodie  d’Amico', 'ÉD'],
  ['Madonna', 'M'],
])('%s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
