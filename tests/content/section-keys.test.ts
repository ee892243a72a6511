import { expect, test } from 'vitest';
import * as z from 'zod';
import { keysOf } from './section-keys.ts';

test('keys are written with their lists, their parts and what may be left out', () => {
  const schema = z.strictObject({
    kind: z.literal('example'),
    title: z.string(),
    look: z.enum(['wide', 'narrow']).default('wide'),
    note: z.string().optional(),
    items: z.array(z.strictObject({ name: z.string(), unit: z.string().optional() })).length(4),
    lines: z.array(z.string()).min(2).max(5),
    parts: z.array(z.string()).min(1),
    action: z.strictObject({ label: z.string() }).optional(),
    form: z.strictObject({ source: z.string() }),
  });
  expect(keysOf(schema)).toBe(
    'title, look?, note?, items (4) { name, unit? }, lines (2-5), parts (1 or more), action? { label }, form',
  );
});
