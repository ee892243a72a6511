import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { loomSchema } from '../common-schemas.ts';

const wideHeroSchema = z.strictObject({
  kind: z.literal('wide-hero'),
  badge: copy(60, 'è un’etichetta cucita').describe('Etichetta cucita sopra il titolo'),
  headline: headlineSchema,
  lead: copy(260, 'sono quattro righe').describe('Due frasi sotto il titolo'),
  action: actionSchema.describe('Il pulsante sotto il titolo; il filo finisce lì').optional(),
  loom: loomSchema,
});

export type WideHero = z.output<typeof wideHeroSchema>;

export const section = defineSection({
  name: 'Apertura larga',
  schema: wideHeroSchema,
  opening: true,
});
