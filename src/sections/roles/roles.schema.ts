import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { copy } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';

export const rolesSchema = z.strictObject({
  kind: z.literal('roles'),
  title: titleSchema,
  roles: z
    .array(reference('roles'))
    .min(1)
    .max(6)
    .describe('Files of src/content/roles, e.g. agente-business'),
  button: copy(30, 'it is one line').describe('Button of each role, e.g. "Candidati"'),
  note: copy(160, 'it is small print').describe(
    'What the pay ranges are, e.g. "Fasce annue lorde indicative"',
  ),
});

export type Roles = z.output<typeof rolesSchema>;
