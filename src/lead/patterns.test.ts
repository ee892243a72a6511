import { describe, expect, test } from 'vitest';
import {
  EMAIL_INPUT_PATTERN,
  EMAIL_PATTERN,
  NAME_INPUT_PATTERN,
  PHONE_INPUT_PATTERN,
  VAT_NUMBER_INPUT_PATTERN,
} from './patterns.ts';
import { checkLead, type LeadField } from './schema.ts';

/** Matches as a browser compiles and applies `pattern`: WHATWG HTML, "compiled pattern regular expression". */
const nativelyMatches = (pattern: string, value: string): boolean =>
  new RegExp(`^(?:${pattern})$`, 'v').test(value);

const ACCEPTED: [LeadField, string, string[]][] = [
  [
    'name',
    NAME_INPUT_PATTERN,
    [
      'Anna',
      'Niccolò D’Amico',
      "D'Amico",
      'Bèrti\u2011Neri',
      'Anna\u2212Maria',
      'D\u2032Amico',
      'D\uff07Amico',
      'Anna\u00a0Neri',
      '\u202aAn\u200bna\u202c',
    ],
  ],
  ['email', EMAIL_PATTERN, ["o'brien+tag@sub.example.co", '{a|b}@c.it', 'a@b.museum', 'a.b.c@d.it']],
  ['email', EMAIL_INPUT_PATTERN, ["o'brien+tag@sub.example.co", 'a.b.c@d.it', 'info@società.it']],
  [
    'vatNumber',
    VAT_NUMBER_INPUT_PATTERN,
    [
      '12345678903',
      'IT 123 4567 8903',
      'IT-12345678903',
      '123.456.789.03',
      '123\u2212456\u221278903',
      'it12345678903',
      '\u202a１２３４５６７８９０３\u202c',
      ' ',
    ],
  ],
  [
    'phone',
    PHONE_INPUT_PATTERN,
    ['06/1234567', '06\u20131234567', '+39 (02) 12-34.5', '０６１２３', '\u202a06\u202c'],
  ],
];
const REFUSED: [LeadField, string, string[]][] = [
  ['name', NAME_INPUT_PATTERN, ['Giulia 24', 'x@y', 'a_b', '\u200b \u202c']],
  ['email', EMAIL_PATTERN, ['a@b', 'a b@c.it', '@c.it', 'a@-b.it', '.a@b.it']],
  ['email', EMAIL_INPUT_PATTERN, ['.a@b.it', 'a.@b.it', 'a..b@c.it', '.@b.it', '"a..b"@c.it', 'a@b']],
  [
    'vatNumber',
    VAT_NUMBER_INPUT_PATTERN,
    ['1234567890', '123456789031', 'FR12345678903', '12345678903IT', '1234567890x', 'ITIT12345678903'],
  ],
  ['phone', PHONE_INPUT_PATTERN, ['ufficio', '12#', '1;2']],
];

const messageOf = (field: LeadField, value: string): string | undefined => {
  const verdict = checkLead({ [field]: value });
  return verdict.ok ? undefined : verdict.errors[field];
};

describe('native checks of the browser', () => {
  test.each(ACCEPTED)('accepts values of %s that the schema accepts', (field, pattern, values) => {
    for (const value of values) {
      expect([value, nativelyMatches(pattern, value)]).toEqual([value, true]);
      expect([value, messageOf(field, value)]).toEqual([value, undefined]);
    }
  });

  test.each(REFUSED)('refuses values of %s that the schema refuses', (field, pattern, values) => {
    for (const value of values) {
      expect([value, nativelyMatches(pattern, value)]).toEqual([value, false]);
      expect(messageOf(field, value)).toBeDefined();
    }
  });
});
