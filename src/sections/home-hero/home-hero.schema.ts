import * as z from 'zod';
import { copy } from '../../content-model/schemas/copy.ts';
import { headlineSchema } from '../../content-model/schemas/heading.ts';
import { floorLoomSchema } from '../common-schemas.ts';

export const homeHeroSchema = z.strictObject({
  kind: z.literal('home-hero'),
  badge: copy(60).describe('Sewn label above the headline'),
  headline: headlineSchema,
  lead: copy(220).describe('Two sentences below the headline'),
  action: z
    .strictObject({
      label: copy(30).describe('Text of the button, e.g. "Scopri Soluzioni"'),
      href: z.string().startsWith('/').describe('Where it leads, e.g. /servizi'),
    })
    .describe('The primary button; the thread ends in it'),
  loom: floorLoomSchema,
});

export type HomeHero = z.output<typeof homeHeroSchema>;
