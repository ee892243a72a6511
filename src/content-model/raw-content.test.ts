import { expect, test } from 'vitest';
import { onLaterDays } from './raw-content.ts';
import { ContentError } from './read/content-error.ts';

const PROBLEM = { file: 'a.yaml:3', field: 'href', expected: 'an address', received: '"/natale"' };

test('reports today a problem that starts on a later day, with that day', () => {
  const readOn = (day: string) => {
    if (day > '2026-12-24') throw new ContentError([PROBLEM]);
  };
  expect(() => onLaterDays(['2026-12-01'], readOn)).not.toThrow();
  expect(() => onLaterDays(['2026-12-01', '2026-12-25', '2027-01-01'], readOn)).toThrow(
    'expected  an address (from 2026-12-25 on, by',
  );
});
