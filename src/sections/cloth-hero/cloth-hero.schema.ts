import * as z from 'zod';
import { copy, linkSchema } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { AREAS } from '../../content-model/schemas/service.ts';
import { defineSection } from '../../content-model/section.ts';

const clothHeroSchema = z.strictObject({
  kind: z.literal('cloth-hero'),
  badge: copy(40, 'it is a sewn label').describe('Sewn label above the headline, e.g. Connettività business'),
  headline: headlineSchema,
  lead: copy(220, 'it is three lines').describe('Two sentences below the headline'),
  action: linkSchema.describe('The button; the thread ends in it'),
  area: z.enum(AREAS).describe('The area whose services are the strips of the cloth, e.g. connettivita'),
});

export type ClothHero = z.output<typeof clothHeroSchema>;

export const section = defineSection({
  schema: clothHeroSchema,
  opening: true,
});
