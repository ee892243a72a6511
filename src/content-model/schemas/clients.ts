import * as z from 'zod';
import { copy, placeholderField } from '../fields/copy.ts';
import { logoSchema } from '../fields/picture.ts';

/** A company that may be named as a client: `src/content/clients/*.yaml`. */
export const clientSchema = z.strictObject({
  name: copy(30, 'it is one piece of the strip').describe(
    'L’azienda come scrive il proprio nome, ad esempio Officine Brandi',
  ),
  logo: logoSchema.describe('Il logo; senza, il sito mostra il nome').optional(),
  placeholder: placeholderField,
});
export type ClientData = z.output<typeof clientSchema>;

/** A testimonial of a client: `src/content/testimonials/*.yaml`. Specification §3 "Testimonial". */
export const testimonialSchema = z.strictObject({
  quote: copy(180, 'it is read in one glance').describe('Che cosa ha detto il cliente, senza virgolette'),
  author: copy(40, 'it is one line').describe('Chi l’ha detto, ad esempio Marta Gallerani'),
  role: copy(40, 'it is one line with the author').describe('Il suo ruolo, ad esempio responsabile IT'),
  company: copy(40, 'it is one line').describe('La sua azienda, ad esempio Officine Brandi'),
  industry: copy(30, 'it is one line with the company').describe('Il suo settore, ad esempio meccanica'),
  rating: z.int().min(1).max(5).describe('Stelle su 5, ad esempio 5'),
  placeholder: placeholderField,
});
