import * as z from 'zod';
import { copy, siteHref } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { floorLoomSchema } from '../common-schemas.ts';

const homeHeroSchema = z.strictObject({
  kind: z.literal('home-hero'),
  badge: copy(60).describe('Sewn label above the headline'),
  headline: headlineSchema,
  lead: copy(220).describe('Two sentences below the headline'),
  action: z
    .strictObject({
      label: copy(30).describe('Text of the button, e.g. "Scopri Soluzioni"'),
      href: siteHref().describe('Where it leads, e.g. /servizi'),
    })
    .describe('The primary button; the thread ends in it'),
  loom: floorLoomSchema,
});

export type HomeHero = z.output<typeof homeHeroSchema>;

export const section = defineSection({
  schema: homeHeroSchema,
  opening: true,
});
