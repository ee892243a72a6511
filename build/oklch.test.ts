import { expect, test } from 'vitest';
import { inHex } from './oklch.ts';

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  // CSS Color 4 gives these for red and for lime.
  ['oklch(0.62796 0.25768 29.2339)', '#ff0000'],
  ['oklch(86.644% 0.294827 142.4953)', '#00ff00'],
  ['1px solid oklch(0.235 0.035 205)', '1px solid #052326'],
])('%s is %s', (color, hex) => {
  expect(inHex(color)).toBe(hex);
});

test('what sRGB cannot show stays', () => {
  expect(inHex('oklch(0.7 0.37 150)')).toBe('oklch(0.7 0.37 150)');
});
