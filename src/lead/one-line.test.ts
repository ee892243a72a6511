import { expect, test } from 'vitest';
import { SOURCE_MAX_LENGTH } from './limits.ts';
import { readSource } from './one-line.ts';

test.each([
  ['Fibra Ottica', 'Fibra Ottica'],
  [' Homepage\n', 'Homepage'],
  ['a'.repeat(SOURCE_MAX_LENGTH), 'a'.repeat(SOURCE_MAX_LENGTH)],
])('reads %j as %j', (written, source) => {
  expect(readSource(written)).toBe(source);
});

test.each([
  '',
  '  ',
  'Home\r\nBcc: a@b.example',
  'Home\u0000',
  'Home\u202Egpj.exe',
  'Home\u2066',
  'a'.repeat(SOURCE_MAX_LENGTH + 1),
  7,
  undefined,
])('refuses %j as a source', (written) => {
  expect(readSource(written)).toBeUndefined();
});
