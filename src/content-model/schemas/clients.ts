import * as z from 'zod';
import { copy, placeholderField } from '../fields/copy.ts';
import { logoSchema } from '../fields/picture.ts';

/** A company that may be named as a client: `src/content/clients/*.yaml`. */
export const clientSchema = z.strictObject({
  name: copy(30, 'è un pezzo della striscia').describe(
    'L’azienda come scrive il proprio nome, ad esempio Officine Brandi',
  ),
  logo: logoSchema.describe('Il logo; senza, il sito mostra il nome').optional(),
  placeholder: placeholderField,
});
export type ClientData = z.output<typeof clientSchema>;

/** A testimonial of a client: `src/content/testimonials/*.yaml`. Specification §3 "Testimonial". */
export const testimonialSchema = z.strictObject({
  quote: copy(180, 'si legge in un colpo d’occhio').describe(
    'Che cosa ha detto il cliente, senza virgolette',
  ),
  author: copy(40, 'è una riga').describe('Chi l’ha detto, ad esempio Marta Gallerani'),
  role: copy(40, 'sta in una riga con l’autore').describe('Il suo ruolo, ad esempio responsabile IT'),
  company: copy(40, 'è una riga').describe('La sua azienda, ad esempio Officine Brandi'),
  industry: copy(30, 'sta in una riga con l’azienda').describe('Il suo settore, ad esempio meccanica'),
  rating: z.int().min(1).max(5).describe('Stelle su 5, ad esempio 5'),
  placeholder: placeholderField,
});
