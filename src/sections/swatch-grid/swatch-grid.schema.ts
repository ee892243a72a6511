import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { priceNoteSchema } from '../common-schemas.ts';

export const swatchGridSchema = z.strictObject({
  kind: z.literal('swatch-grid'),
  title: titleSchema,
  services: z
    .array(reference('services'))
    .min(3)
    .max(6)
    .describe('Three to six services, each with weave and "from" price, e.g. cybersecurity'),
  note: priceNoteSchema,
});

export type SwatchGrid = z.output<typeof swatchGridSchema>;
