import { expect, test } from 'vitest';
import { daysText } from './opening-hours.ts';
import type { Day } from './reach.ts';

const span = (from: Day, to: Day) => ({ from, to, opens: '9:00', closes: '18:00' });

test.each([
  ['one span', span('monday', 'friday'), 'dal lunedì al venerdì'],
  ['a lunch break', [span('monday', 'friday'), span('monday', 'friday')], 'dal lunedì al venerdì'],
  ['spans side by side', [span('monday', 'friday'), span('saturday', 'sunday')], 'dal lunedì alla domenica'],
  [
    'a closed day between',
    [span('monday', 'tuesday'), span('saturday', 'saturday')],
    'lunedì, martedì e sabato',
  ],
  ['two days', span('monday', 'tuesday'), 'lunedì e martedì'],
  ['one day', span('sunday', 'sunday'), 'domenica'],
])('says the days of %s in a sentence', (_what, hours, text) => {
  expect(daysText(hours)).toBe(text);
});
