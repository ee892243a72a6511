import * as z from 'zod';
import { copy, slug } from '../fields/copy.ts';
import { eachOnce } from '../fields/once.ts';
import { confirmSchema, priceSchema, solutionUnitSchema } from '../fields/price.ts';
import { WEAVES } from './service.ts';

const solutionSchema = z
  .strictObject({
    id: slug().describe('Come i testi citano il suo prezzo: {solution:ict-managed-services/noc}'),
    title: copy(40, 'it is the heading of a row').describe('Il nome della soluzione, ad esempio NOC 24/7'),
    weave: z
      .enum(WEAVES)
      .describe(
        'La tessitura accanto a un’area della consulenza, ad esempio quella di un servizio collegato: losanga',
      )
      .optional(),
    text: copy(150, 'it is two lines of a row').describe('Che cosa fa per un’azienda, in una o due frasi'),
    features: z
      .array(copy(50, 'it is a line of the card'))
      .min(2)
      .max(4)
      .describe('Che cosa comprende, ad esempio Monitoraggio dei server')
      .optional(),
    price: priceSchema
      .describe('Il prezzo più basso, euro senza IVA, ad esempio 600 o "Su misura"')
      .optional(),
    confirm: confirmSchema(),
    priceText: copy(40, 'it is one line')
      .meta({ amounts: true })
      .describe('Al posto di un prezzo: una fascia o parole, ad esempio €5-15K')
      .optional(),
    priceNote: copy(60, 'it is one line')
      .describe('L’unità del testo del prezzo, ad esempio "al giorno, per consulente senior"')
      .optional(),
    badge: copy(20, 'it is a sewn label')
      .describe('L’etichetta della sua riga, ad esempio più richiesta')
      .optional(),
    per: solutionUnitSchema.describe('L’unità del prezzo mensile, ad esempio rack; senza, mese').optional(),
  })
  .refine(({ price, priceText }) => (price === undefined) !== (priceText === undefined), {
    error: 'either "price" or "priceText"',
    path: ['price'],
  });

/** The solutions of a digital innovation service: `src/content/solutions/*.yaml`. Specification §2 and §9. */
export const solutionListSchema = z.strictObject({
  items: z
    .array(solutionSchema)
    .min(1)
    .superRefine(
      eachOnce(
        ({ id }) => id,
        'id',
        (first) => `an id of its own: items[${first}] already has it`,
      ),
    )
    .describe('Le soluzioni, nell’ordine mostrato'),
});

export type SolutionData = z.output<typeof solutionSchema>;
