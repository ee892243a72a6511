import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { citationSchema } from '../common-schemas.ts';

const words = {
  title: copy(60, 'sono due righe di una colonna').describe('Che cosa conta la cifra, in minuscolo'),
  text: copy(170, 'sono quattro righe di una colonna').describe('Che cosa vuol dire, in una o due frasi'),
};

const dataOddsSchema = z.strictObject({
  kind: z.literal('data-odds'),
  title: brokenTitleSchema,
  volume: z
    .strictObject({
      value: copy(7).describe('La cifra, ad esempio "2,5M"'),
      unit: copy(8).describe('La sua unità, ad esempio TB'),
      toConfirm: z
        .array(z.enum(['value', 'text']))
        .describe('Campi che il titolare deve ancora confermare; il resoconto li elenca')
        .optional(),
      ...words,
    })
    .describe('Una cifra troppo grande per un disegno, accanto al titolo'),
  odds: z
    .strictObject({
      times: z
        .int()
        .min(2)
        .max(60)
        .describe(
          'Probabilità di una parte per ognuna dell’altra, da 2 a 60: un filo ciascuna, ad esempio 23',
        ),
      against: copy(40, 'è una riga').describe(
        'Chi ha la probabilità singola, ad esempio chi decide a intuito',
      ),
      ...words,
    })
    .describe('Un filo contro molti'),
  profit: z
    .strictObject({
      from: z.int().min(1).max(30).describe('Percentuale che si aggiunge almeno, ad esempio 5'),
      to: z.int().min(1).max(30).describe('Percentuale che si aggiunge al massimo, ad esempio 6'),
      ...words,
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'una percentuale non più bassa di `from`',
    })
    .describe('Cento fili, e quelli che si aggiungono'),
  citation: citationSchema,
});

export type DataOdds = z.output<typeof dataOddsSchema>;

export const section = defineSection({ name: 'Quanto vale decidere con i dati', schema: dataOddsSchema });
