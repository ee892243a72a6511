import * as z from 'zod';
import { anyLinkSchema, copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { AREAS } from '../../content-model/schemas/service.ts';
import { defineSection } from '../../content-model/section.ts';

const clothHeroSchema = z.strictObject({
  kind: z.literal('cloth-hero'),
  badge: copy(40, 'è un’etichetta cucita').describe(
    'Etichetta cucita sopra il titolo, ad esempio Connettività business',
  ),
  headline: headlineSchema,
  lead: copy(220, 'sono tre righe').describe('Due frasi sotto il titolo'),
  action: anyLinkSchema.describe('Il pulsante; il filo finisce lì'),
  area: z.enum(AREAS).describe('L’area i cui servizi sono le strisce del tessuto'),
});

export type ClothHero = z.output<typeof clothHeroSchema>;

export const section = defineSection({
  name: 'Apertura con tessuto dei servizi',
  schema: clothHeroSchema,
  opening: true,
});
