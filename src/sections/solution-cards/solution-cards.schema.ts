import * as z from 'zod';
import { anyLinkSchema, copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const solutionCardsSchema = z.strictObject({
  kind: z.literal('solution-cards'),
  title: titleSchema,
  cards: itemList(
    {
      service: reference('services', { shows: 'price' }).describe(
        'Il servizio: nome, tessitura e prezzo, ad esempio cybersecurity',
      ),
      text: copy(150, 'sono tre righe')
        .describe('Che cosa fa in questa campagna, in una o due frasi; senza, il riassunto del servizio')
        .optional(),
    },
    4,
  ).describe('Quattro schede che non portano altrove: una campagna trattiene i visitatori'),
  action: anyLinkSchema.describe('Il pulsante sotto le schede; il filo finisce lì'),
  note: priceNoteSchema,
});

export type SolutionCards = z.output<typeof solutionCardsSchema>;

export const section = defineSection({ name: 'Schede di soluzioni', schema: solutionCardsSchema });
