import * as z from 'zod';
import { copy, placeholderField } from '../fields/copy.ts';
import { logoSchema } from '../fields/picture.ts';

/** A company that may be named as a client: `src/content/clients/*.yaml`. */
export const clientSchema = z.strictObject({
  name: copy(30, 'it is one piece of the strip').describe(
    'The company as it writes its own name, e.g. Officine Brandi',
  ),
  logo: logoSchema.describe('Its logo; without it, the site shows its name').optional(),
  placeholder: placeholderField('company'),
});
export type ClientData = z.output<typeof clientSchema>;

/** A testimonial of a client: `src/content/testimonials/*.yaml`. Specification §3 "Testimonial". */
export const testimonialSchema = z.strictObject({
  quote: copy(180, 'it is read in one glance').describe('What the client said, without quotation marks'),
  author: copy(40, 'it is one line').describe('Who said it, e.g. Marta Gallerani'),
  role: copy(40, 'it is one line with the author').describe('Their role, e.g. responsabile IT'),
  company: copy(40, 'it is one line').describe('Their company, e.g. Officine Brandi'),
  industry: copy(30, 'it is one line with the company').describe('Its industry, e.g. meccanica'),
  rating: z.int().min(1).max(5).describe('Stars out of 5, e.g. 5'),
  placeholder: placeholderField('testimonial'),
});
