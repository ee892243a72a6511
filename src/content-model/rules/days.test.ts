import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineSection } from '../section.ts';
import { problemsOf, section } from '../testing/problem-text.ts';

const dated = defineSection({
  name: 'Prova',
  schema: z.strictObject({ kind: z.literal('dated'), on: z.iso.date().meta({ past: true }) }),
});

test.each([
  ['2026-11-09', []],
  ['2026-11-10', []],
  ['2026-11-11', [expect.stringContaining('oggi, 2026-11-10, o un giorno precedente: va subito online')]],
])('judges the day %s on 10 November', (day, problems) => {
  const page = section(`kind: dated\n    on: ${day}`);
  expect(problemsOf(page, { day: '2026-11-10', kinds: [dated] })).toEqual(problems);
});
