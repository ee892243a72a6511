import * as z from 'zod';
import { anyLinkSchema, copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { figureSchema } from '../common-schemas.ts';

const offerCallSchema = z.strictObject({
  kind: z.literal('offer-call'),
  badge: copy(30, 'è un’etichetta cucita').describe('Etichetta cucita, ad esempio "Offerta limitata"'),
  headline: headlineSchema,
  figure: figureSchema.describe('Quanto costa l’offerta, ad esempio €0'),
  text: copy(220, 'sono tre righe').describe('Che cosa comprende l’offerta, in due frasi'),
  action: actionSchema.describe('Il pulsante principale; il filo finisce lì'),
  second: anyLinkSchema.describe('Il link discreto sotto, ad esempio verso l’inizio della pagina').optional(),
});

export type OfferCall = z.output<typeof offerCallSchema>;

export const section = defineSection({ name: 'Offerta con cifra e pulsante', schema: offerCallSchema });
