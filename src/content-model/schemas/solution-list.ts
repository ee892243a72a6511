import * as z from 'zod';
import { copy, slug } from '../fields/copy.ts';
import { eachOnce } from '../fields/once.ts';
import { confirmSchema, priceSchema, solutionUnitSchema } from '../fields/price.ts';
import { WEAVES } from './service.ts';

const solutionSchema = z
  .strictObject({
    id: slug().describe('Come i testi citano il suo prezzo: {solution:ict-managed-services/noc}'),
    title: copy(40, 'è il titolo di una riga').describe('Il nome della soluzione, ad esempio NOC 24/7'),
    weave: z
      .enum(WEAVES)
      .describe(
        'La tessitura accanto a un’area della consulenza, ad esempio quella di un servizio collegato: losanga',
      )
      .optional(),
    text: copy(150, 'sono due righe nell’elenco').describe('Che cosa fa per un’azienda, in una o due frasi'),
    features: z
      .array(copy(50, 'è una riga della scheda'))
      .min(2)
      .max(4)
      .describe('Che cosa comprende, ad esempio Monitoraggio dei server')
      .optional(),
    price: priceSchema
      .describe('Il prezzo più basso, euro senza IVA, ad esempio 600 o "Su misura"')
      .optional(),
    confirm: confirmSchema(),
    priceText: copy(40, 'è una riga')
      .meta({ amounts: true })
      .describe('Al posto di un prezzo: una fascia o parole, ad esempio €5-15K')
      .optional(),
    priceNote: copy(60, 'è una riga')
      .describe('L’unità del testo del prezzo, ad esempio "al giorno, per consulente senior"')
      .optional(),
    badge: copy(20, 'è un’etichetta cucita')
      .describe('L’etichetta della sua riga, ad esempio più richiesta')
      .optional(),
    per: solutionUnitSchema.describe('L’unità del prezzo mensile, ad esempio rack; senza, mese').optional(),
  })
  .refine(({ price, priceText }) => (price === undefined) !== (priceText === undefined), {
    error: '`price` oppure `priceText`, non entrambi',
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
        (first) => `un nome nei riferimenti che \`items[${first}]\` non abbia già`,
      ),
    )
    .describe('Le soluzioni, nell’ordine mostrato'),
});

export type SolutionData = z.output<typeof solutionSchema>;
