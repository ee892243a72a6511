import * as z from 'zod';
import { headlineSchema } from '../heading-schema.ts';
import { floorLoomSchema } from '../loom-schema.ts';

export const homeHeroSchema = z.strictObject({
  kind: z.literal('home-hero'),
  badge: z.string().min(1).max(60).describe('Sewn label above the headline'),
  headline: headlineSchema,
  lead: z.string().min(1).max(220).describe('Two sentences below the headline'),
  action: z
    .strictObject({
      label: z.string().min(1).max(30).describe('Text of the button, e.g. "Scopri Soluzioni"'),
      href: z.string().startsWith('/').describe('Where it leads, e.g. /servizi'),
    })
    .describe('The primary button; the thread ends in it'),
  loom: floorLoomSchema,
});

export type HomeHero = z.output<typeof homeHeroSchema>;
