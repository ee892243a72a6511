import { expect, test } from 'vitest';
import { lineSpeed } from './line-speed.ts';

test.each([
  ['Fino a 2,5\u00a0Gb/s', 2500],
  ['Fino a 500 Mb/s', 500],
  ['1 Gbps', 1000],
  ['1.200 Mb/s', 1200],
  ['1.5 Gb/s', undefined],
  ['5G e fibra', undefined],
])('reads "%s" as %s Mb/s', (text, speed) => {
  expect(lineSpeed(text)).toBe(speed);
});
