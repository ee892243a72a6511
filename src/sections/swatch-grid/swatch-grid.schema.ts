import * as z from 'zod';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const swatchGridSchema = z.strictObject({
  kind: z.literal('swatch-grid'),
  title: titleSchema,
  services: z
    .array(reference('services', { shows: 'price' }))
    .min(3)
    .max(6)
    .describe('Da tre a sei servizi, ciascuno con tessitura e prezzo “da”, ad esempio cybersecurity'),
  note: priceNoteSchema,
});

export type SwatchGrid = z.output<typeof swatchGridSchema>;

export const section = defineSection({ name: 'Griglia di servizi', schema: swatchGridSchema });
