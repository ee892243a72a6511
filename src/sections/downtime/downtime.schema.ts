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
    'Il listino i cui piani dicono la loro disponibilità, ad esempio connettivita-dedicata',
  ),
  caption: copy(200, 'sono tre righe').describe(
    'Che cosa sono e non sono i tempi; quanto è lungo un filo sta prima',
  ),
  action: actionSchema.describe('Il pulsante in cui finisce il filo'),
});

export type Downtime = z.output<typeof downtimeSchema>;

export const section = defineSection({
  name: 'Disponibilità in ore',
  schema: downtimeSchema,
  draws: ({ plans }, content) => slasOf(plans, content.plans.get(plans)?.items ?? []),
});
