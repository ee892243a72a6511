import * as z from 'zod';
import { copy, itemList, siteHref } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const serviceSwatchesSchema = z.strictObject({
  kind: z.literal('service-swatches'),
  title: brokenTitleSchema,
  area: z
    .strictObject({
      title: copy(24, 'è una riga').describe('Il nome dell’area, ad esempio Connettività'),
      href: siteHref().describe('La sua panoramica, ad esempio /servizi'),
      text: copy(140, 'sono tre righe').describe('Che cosa contiene, in una frase'),
      prices: z
        .array(reference('services', { shows: 'price' }))
        .min(2)
        .max(4)
        .describe('I servizi di cui elenca il prezzo “da”, ad esempio fibra-ottica'),
    })
    .describe('La casella doppia, un’intera area dell’offerta'),
  cards: itemList(
    {
      service: reference('services', { shows: 'price' }).describe('Un servizio, ad esempio cybersecurity'),
      text: copy(140, 'sono tre righe')
        .describe('Che cosa sta sulla scheda al posto del riassunto del servizio')
        .optional(),
    },
    4,
    8,
  ).describe('Da quattro a otto servizi accanto; i loro link sono gli indirizzi brevi'),
  note: priceNoteSchema,
});

export type ServiceSwatches = z.output<typeof serviceSwatchesSchema>;

export const section = defineSection({ name: 'Campioni dei servizi', schema: serviceSwatchesSchema });
