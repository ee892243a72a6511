import { expect, test } from 'vitest';
import { dayInItaly, untilInWords } from './day-in-italy.ts';

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

test.each([
  ['2026-12-31', 'fino al 31 dicembre'],
  ['2026-12-08', 'fino all’8 dicembre'],
  ['2026-11-11', 'fino all’11 novembre'],
  ['2026-12-01', 'fino al 1º dicembre'],
  ['2027-01-01', 'fino al 1º gennaio 2027'],
])('%s as a last day is said %s', (day, words) => {
  expect(untilInWords(day, '2026-11-25')).toBe(words);
});
