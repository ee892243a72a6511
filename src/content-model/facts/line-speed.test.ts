import { expect, test } from 'vitest';
import { lineSpeed, planSpeed } from './line-speed.ts';

test.each([
  ['Fino a 2,5\u00a0Gb/s', 2500],
  ['Fino a 500 Mb/s', 500],
  ['1 Gbps', 1000],
  ['1.200 Mb/s', 1200],
  ['1.5 Gb/s', undefined],
  ['5G e fibra', undefined],
])('"%s" is %s Mb/s', (text, speed) => {
  expect(lineSpeed(text)).toBe(speed);
});

test('a plan without a speed is named', () => {
  expect(() => planSpeed({ name: 'Pro', capacity: 'Veloce' })).toThrow(
    'The plan "Pro" says no speed: its `capacity` is "Veloce"',
  );
});
