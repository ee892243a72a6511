import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentDay, dayAfter, dayInItaly, untilInWords } from './days.ts';

test('formats the day in Italian and as an ISO date', () => {
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
  // Clocks change on 29 March and 25 October.
  ['2026-03-28T23:00:00Z', '29 marzo 2026'],
  ['2026-03-29T22:00:00Z', '30 marzo 2026'],
  ['2026-10-24T22:00:00Z', '25 ottobre 2026'],
  ['2026-10-25T22:59:59Z', '25 ottobre 2026'],
])('changes the day at midnight in Italy, in winter and in summer: %s is %s', (time, day) => {
  expect(dayInItaly(new Date(time)).text).toBe(day);
});

test.each([
  ['2026-12-31', 'fino al 31 dicembre'],
  ['2026-12-08', 'fino all’8 dicembre'],
  ['2026-11-11', 'fino all’11 novembre'],
  ['2026-12-01', 'fino al 1º dicembre'],
  ['2027-01-01', 'fino al 1º gennaio 2027'],
])('writes %s as a last day as "%s"', (day, words) => {
  expect(untilInWords(day, '2026-11-25')).toBe(words);
});

// The suite may run on another day of the content.
beforeEach(() => {
  vi.stubEnv('CONTENT_DAY', '');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('takes the content day from the clock: at %s it is %s', (now, day) => {
  vi.setSystemTime(now);
  expect(contentDay()).toBe(day);
});

test('takes the content day from CONTENT_DAY when that is a valid day', () => {
  vi.stubEnv('CONTENT_DAY', '2027-01-01');
  expect(contentDay()).toBe('2027-01-01');
  vi.stubEnv('CONTENT_DAY', '1 gennaio');
  expect(contentDay).toThrow(
    'CONTENT_DAY non va bene: atteso un giorno, ad esempio 2026-12-31, ricevuto "1 gennaio"',
  );
});

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2026-03-28', '2026-03-29'],
  ['2026-10-25', '2026-10-26'],
  ['2028-02-28', '2028-02-29'],
])('finds the day after %s: %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});
