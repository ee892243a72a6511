import { expect, test } from 'vitest';
import { dayInItaly } from './day-in-italy.ts';

test('names the day in Italian, and for machines', () => {
  expect(dayInItaly(new Date('2026-11-21T09:00:00Z'))).toEqual({
    text: '21 novembre 2026',
    iso: '2026-11-21',
  });
});

test.each([
  ['2026-12-31T22:59:59Z', '31 dicembre 2026'],
  ['2026-12-31T23:00:00Z', '1 gennaio 2027'],
  ['2026-06-30T21:59:59Z', '30 giugno 2026'],
  ['2026-06-30T22:00:00Z', '1 luglio 2026'],
])('changes at midnight in Italy, in winter and in summer: %s is %s', (time, day) => {
  expect(dayInItaly(new Date(time)).text).toBe(day);
});
