import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { floorLoomSchema } from '../common-schemas.ts';

const innovationHeroSchema = z.strictObject({
  kind: z.literal('innovation-hero'),
  ground: z
    .enum(['linen', 'aqua'])
    .default('linen')
    .describe('aqua on the overview, linen on the pages below it'),
  badge: copy(40, 'it is a sewn label').describe('Sewn label above the headline, e.g. "Data Analytics"'),
  headline: headlineSchema,
  lead: copy(220, 'it is three lines below the headline').describe('Two sentences, a fact in each'),
  service: reference('services', { shows: 'price' })
    .describe(
      'The service whose "from" price stands below the sentences, with what it buys, e.g. cybersecurity',
    )
    .optional(),
  action: actionSchema
    .describe(
      'The primary button; the thread ends in it. Without it the button that calls is the primary one',
    )
    .optional(),
  phone: z.boolean().describe('With a button that calls beside the primary one: true').optional(),
  loom: floorLoomSchema,
});

export type InnovationHero = z.output<typeof innovationHeroSchema>;

export const section = defineSection({
  schema: innovationHeroSchema,
  opening: true,
});
