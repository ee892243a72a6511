import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { loomSchema } from '../common-schemas.ts';

const wideHeroSchema = z.strictObject({
  kind: z.literal('wide-hero'),
  badge: copy(60, 'it is a sewn label').describe('Sewn label above the headline'),
  headline: headlineSchema,
  lead: copy(260, 'it is four lines').describe('Two sentences below the headline'),
  action: actionSchema.describe('The button below the headline; the thread ends in it').optional(),
  loom: loomSchema,
});

export type WideHero = z.output<typeof wideHeroSchema>;

export const section = defineSection({
  schema: wideHeroSchema,
  opening: true,
});
