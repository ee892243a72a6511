import * as z from 'zod';
import { copy, linkSchema } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { formSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { HERO_APPLICATION_ID } from '../anchor-schema.ts';

const figureHeroSchema = z.strictObject({
  kind: z.literal('figure-hero'),
  badge: copy(40, 'it is a sewn label').describe('Sewn label above the headline, e.g. "Agenti di commercio"'),
  headline: headlineSchema,
  lead: copy(220, 'it is three lines below the headline').describe('Two sentences, a fact in each'),
  figure: z
    .strictObject({
      value: z
        .string()
        .regex(/^[0-9]{2}$/, { error: 'two digits such as "75"' })
        .describe('Two digits that the thread weaves through, e.g. "75"'),
      unit: copy(2, 'it is one sign').describe('Its unit, e.g. "%"'),
      label: copy(60, 'it is one line').describe('What it is, e.g. "Fino al 75 per cento di provvigione"'),
    })
    .describe('The woven figure'),
  action: linkSchema.describe('The button that the thread ends in'),
  agents: z
    .array(reference('agents'))
    .min(2)
    .max(4)
    .describe('Files of src/content/agents: their faces below the figure, where the screen is wide')
    .optional(),
  form: formSchema.describe('The form beside the headline'),
});

export type FigureHero = z.output<typeof figureHeroSchema>;

export const section = defineSection({
  schema: figureHeroSchema,
  opening: true,
  anchors: () => [HERO_APPLICATION_ID],
});
