import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { slasOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

/** Hours and minutes are computed from the `sla` of each plan, for a year of 8,760 hours. */
const downtimeSchema = z.strictObject({
  kind: z.literal('downtime'),
  title: brokenTitleSchema,
  plans: reference('plans').describe(
    'The price list whose plans say their `sla`, e.g. connettivita-dedicata',
  ),
  caption: copy(200, 'it is three lines').describe(
    'What the times are and what not; how long a thread is stands before it',
  ),
  action: actionSchema.describe('The button in which the thread ends'),
});

export type Downtime = z.output<typeof downtimeSchema>;

export const section = defineSection({
  schema: downtimeSchema,
  draws: ({ plans }, content) => slasOf(plans, content.plans.get(plans)?.items ?? []),
});
