import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { groundSchema } from '../common-schemas.ts';

const testimonialsSchema = z.strictObject({
  kind: z.literal('testimonials'),
  ground: groundSchema,
  title: copy(80).describe('Heading for assistive technology, e.g. "Chi l’ha già scelta"'),
  largeQuote: z
    .enum(['left', 'right'])
    .default('left')
    .describe('Side of the first quote on wide screens: left or right'),
  quotes: z
    .array(reference('testimonials'))
    .length(3)
    .describe('Three files of src/content/testimonials; the first is set large'),
});

export type Testimonials = z.output<typeof testimonialsSchema>;

export const section = defineSection({ schema: testimonialsSchema });
