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
      title: copy(24, 'it is one line').describe('The name of the area, e.g. Connettività'),
      href: siteHref().describe('Its overview, e.g. /servizi'),
      text: copy(140, 'it is three lines').describe('What it holds, in one sentence'),
      prices: z
        .array(reference('services', { shows: 'price' }))
        .min(2)
        .max(4)
        .describe('Services whose "from" price it lists, e.g. fibra-ottica'),
    })
    .describe('The double tile, a whole area of the offer'),
  cards: itemList(
    {
      service: reference('services', { shows: 'price' }).describe(
        'A file of src/content/services, e.g. cybersecurity',
      ),
      text: copy(140, 'it is three lines')
        .describe('What stands on the card instead of the summary of the service')
        .optional(),
    },
    4,
    8,
  ).describe('Four to eight services beside it; their links are the short addresses'),
  note: priceNoteSchema,
});

export type ServiceSwatches = z.output<typeof serviceSwatchesSchema>;

export const section = defineSection({ schema: serviceSwatchesSchema });
