import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { groundSchema } from '../common-schemas.ts';

const testimonialsSchema = z.strictObject({
  kind: z.literal('testimonials'),
  ground: groundSchema,
  title: copy(80).describe('Titolo per le tecnologie assistive, ad esempio "Chi l’ha già scelta"'),
  largeQuote: z
    .enum(['left', 'right'])
    .default('left')
    .describe('Lato della prima citazione sugli schermi larghi: sinistra o destra'),
  quotes: z.array(reference('testimonials')).length(3).describe('Tre testimonianze; la prima è grande'),
});

export type Testimonials = z.output<typeof testimonialsSchema>;

export const section = defineSection({ name: 'Testimonianze', schema: testimonialsSchema });
