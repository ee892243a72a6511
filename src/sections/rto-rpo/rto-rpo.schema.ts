import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const labelSchema = copy(40, 'it is one line above a figure');

/** The figures come from `claims.recoveryPointMinutes` and `claims.recoveryTimeHours` of brand.yaml. */
const rtoRpoSchema = z.strictObject({
  kind: z.literal('rto-rpo'),
  title: brokenTitleSchema,
  point: labelSchema.describe('What the minutes measure, e.g. "RPO, i dati che rischi"'),
  time: labelSchema.describe('What the hours measure, e.g. "RTO, il tempo per ripartire"'),
  caption: copy(160, 'it is two lines').describe(
    'What else to know; the scale of the picture stands before it',
  ),
});

export type RtoRpo = z.output<typeof rtoRpoSchema>;

export const section = defineSection({ schema: rtoRpoSchema });
