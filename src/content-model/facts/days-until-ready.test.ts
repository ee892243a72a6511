import { expect, test } from 'vitest';
import { daysUntilReady } from './days-until-ready.ts';
import { typeset } from './typography.ts';

test.each([
  ['24-48 ore', 2],
  ['5-10 giorni lavorativi', 14],
  ['5-10 giorni', 10],
  ['2-4 settimane, fino a 10 sedi', 28],
  ['entro 2 mesi', 60],
])('%s are at most %d days, also as the page sets it', (text, days) => {
  expect(daysUntilReady(text)).toBe(days);
  expect(daysUntilReady(typeset(text))).toBe(days);
});

test.each(['da confermare nel preventivo', 'fino a 10 sedi', '3 oreficerie'])('%s is no time', (text) => {
  expect(daysUntilReady(text)).toBeUndefined();
});
