import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { formSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { HERO_FORM_ID } from '../anchor-schema.ts';
import { floorLoomSchema } from '../common-schemas.ts';

const connectivityHeroSchema = z.strictObject({
  kind: z.literal('connectivity-hero'),
  badge: copy(40).describe('Sewn label above the headline, e.g. "Fibra ottica business"'),
  headline: headlineSchema,
  lead: copy(220).describe('Two sentences below the headline'),
  ticks: z
    .array(copy(48))
    .min(2)
    .max(5)
    .describe('Two reassurances below the call button; three or more stand as a list of benefits'),
  form: formSchema.describe('The lead form beside the headline'),
  ladder: z
    .strictObject({
      title: copy(60).describe('What the strips compare, e.g. "Tre velocità. La più alta costa meno."'),
      plans: reference('plans').describe('The price list, whose plans say their `strands`'),
      caption: copy(110).describe(
        'What one strand stands for, and what the prices are, e.g. "Al mese, IVA esclusa."',
      ),
    })
    .describe('Strips of cloth with the prices of the plans, below the reassurances')
    .optional(),
  loom: floorLoomSchema,
});

export type ConnectivityHero = z.output<typeof connectivityHeroSchema>;

export const section = defineSection({
  schema: connectivityHeroSchema,
  opening: true,
  anchors: () => [HERO_FORM_ID],
});
