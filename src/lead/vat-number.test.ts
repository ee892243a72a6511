import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVatNumber, VAT_NUMBER_DIGITS } from './vat-number.ts';

const ten = fc.stringMatching(/^[0-9]{0,6}[1-9][0-9]{3,9}$/).filter((text) => text.length === 10);
const withCheck = (start: string): string[] =>
  Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isVatNumber);

test('accepts exactly one check digit for ten digits', () => {
  fc.assert(fc.property(ten, (start) => withCheck(start).length === 1));
});

test('refuses a number with one wrong digit', () => {
  const place = fc.nat({ max: VAT_NUMBER_DIGITS - 1 });
  fc.assert(
    fc.property(ten, place, fc.integer({ min: 1, max: 9 }), (start, at, more) => {
      const [right = ''] = withCheck(start);
      const wrong = `${right.slice(0, at)}${(Number(right[at]) + more) % 10}${right.slice(at + 1)}`;
      return isVatNumber(right) && !isVatNumber(wrong);
    }),
  );
});

test.each([
  ['12345678903', true],
  ['00743110157', true],
  ['00000000000', false],
  ['00000000018', false],
  ['12345678904', false],
  ['1234567890', false],
  ['123456789030', false],
  ['1234567890３', false],
  ['', false],
])('checks %s: %s', (text, holds) => {
  expect(isVatNumber(text)).toBe(holds);
});
