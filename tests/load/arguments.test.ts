import { expect, test } from 'vitest';
import { NotUnderstood } from '../../netlify/server/command/arguments.ts';
import { readRates } from './arguments.ts';

test('sends 50 leads and 200 clicks a second for a minute without arguments', () => {
  expect(readRates([])).toEqual({ seconds: 60, leads: 50, interactions: 200 });
  expect(readRates(['--seconds', '5', '--leads', '1'])).toEqual({ seconds: 5, leads: 1, interactions: 200 });
  expect(readRates(['--help'])).toBeUndefined();
});

test.each([
  [['x'], "'x'"],
  [['--fast'], '--fast'],
  [['--seconds', 'abc'], '--seconds abc: expected a whole number from 1\n\nnpm run test:load'],
  [['--leads', '0'], '--leads 0: expected'],
  [['--interactions', '1.5'], '--interactions 1.5: expected'],
])('explains why it refuses %j', (words, says) => {
  expect(() => readRates(words)).toThrow(NotUnderstood);
  expect(() => readRates(words)).toThrow(says);
});
