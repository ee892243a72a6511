import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impersonalQuery, isPersonalValue } from './personal-value.ts';

test.each([
  'mario@rossi.example',
  'mario%40rossi.example',
  '%2B39%20333%201234567',
  'novembre-mario.rossi@studio.example-2',
  '+39 333 123 4567',
  '0039-06-1234567',
  'chiama 06/12345678',
  '3331234567',
  '393331234567',
  '(06) 123.45.67',
  'mario%40rossi.example',
  'mario%252540rossi%2Eexample',
  '%2B39%20333%201234567',
])('finds a person in %s', (value) => {
  expect(isPersonalValue(value)).toBe(true);
});

test.each([
  '',
  'autunno-2026',
  '@trama',
  '100% fibra',
  '2026-03-29',
  '01-12-2026',
  '12345678901',
  '1.200',
  'fibra 1 Gb/s',
  '5g+4g',
  'a1b2c3',
  'estate-0612345678',
  'a0612345678',
  '3331234567_b',
  '100%',
  '%E0%A4%A',
])('finds nobody in %j', (value) => {
  expect(isPersonalValue(value)).toBe(false);
});

test('takes no id of a campaign for a number', () => {
  fc.assert(fc.property(fc.uuid(), (id) => !isPersonalValue(id)));
  expect(isPersonalValue('1a2b3c4d-0123-4567-8901-0123456789ab')).toBe(false);
});

test('leaves out parameters that name a person, and keeps the others as they were written', () => {
  const query =
    '?utm_source=g&utm_content=mario%40rossi.example&Email=x&nome=Mario&utm_term=%2B39+333+1234567&scelta=Fibra%20Uno';
  expect(impersonalQuery(query)).toBe('utm_source=g&scelta=Fibra%20Uno');
  expect(impersonalQuery(query, (name) => name.startsWith('utm_'))).toBe('utm_source=g');
  expect(impersonalQuery('mario@rossi.example&amp;name=Mario&b=1')).toBe('b=1');
  expect(impersonalQuery('')).toBe('');
  expect(impersonalQuery('come-si-cambia-nome')).toBe('come-si-cambia-nome');
});
