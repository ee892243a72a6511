import * as z from 'zod';
import { copy, siteHref } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { floorLoomSchema } from '../common-schemas.ts';

const homeHeroSchema = z.strictObject({
  kind: z.literal('home-hero'),
  badge: copy(60).describe('Etichetta cucita sopra il titolo'),
  headline: headlineSchema,
  lead: copy(220).describe('Due frasi sotto il titolo'),
  action: z
    .strictObject({
      label: copy(30).describe('Testo del pulsante, ad esempio "Scopri Soluzioni"'),
      href: siteHref().describe('Dove porta, ad esempio /servizi'),
    })
    .describe('Il pulsante principale; il filo finisce lì'),
  loom: floorLoomSchema,
});

export type HomeHero = z.output<typeof homeHeroSchema>;

export const section = defineSection({
  name: 'Apertura della home',
  schema: homeHeroSchema,
  opening: true,
});
