import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineSection } from '../section.ts';
import { readProject } from '../testing/problem-text.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const dated = defineSection({
  schema: z.strictObject({ kind: z.literal('dated'), on: z.iso.date().meta({ past: true }) }),
});
const read = (day: string) => {
  const page = edit(
    'pages/fibra-ottica.yaml',
    'kind: plans\n    plans: fibra-ottica',
    `kind: dated\n    on: ${day}`,
  );
  return readProject(temporaryProject(page), '2026-11-10', [dated]);
};

test.each(['2026-11-09', '2026-11-10'])('accepts a day that is past or today: %s', (day) => {
  expect(() => read(day)).not.toThrow();
});

test('rejects a day in the future', () => {
  expect(() => read('2026-11-11')).toThrow(
    'today, 2026-11-10, or an earlier day: it goes online immediately',
  );
});
