import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

export const MINUTES_A_DAY = 24 * 60;

const textSchema = copy(120, 'sono quattro righe di una colonna stretta');

/** The numbers of readings per day and per month are computed from the example. */
const readingRateSchema = z.strictObject({
  kind: z.literal('reading-rate'),
  title: brokenTitleSchema,
  example: z
    .strictObject({
      of: copy(40, 'è parte di una frase').describe('Che cosa si misura, ad esempio una cella frigo'),
      minutes: z
        .int()
        .min(5)
        .max(60)
        .refine((minutes) => MINUTES_A_DAY % minutes === 0, {
          error: 'minuti che dividono un giorno in parti uguali, ad esempio 5, 10, 15, 30 o 60',
        })
        .describe('Minuti tra due letture, ad esempio 15'),
      alerts: z.int().min(2).max(30).describe('Letture di un mese fuori soglia, ad esempio 3'),
    })
    .describe('Un esempio, e la pagina lo dice: non rappresenta un cliente'),
  reading: textSchema.describe('Che cos’è una lettura'),
  day: textSchema.describe('Che cosa mostrano quelle di un giorno'),
  month: textSchema.describe('Che cosa mostrano quelle di un mese'),
  decision: textSchema.describe('A che cosa portano quelle fuori soglia'),
});

export type ReadingRate = z.output<typeof readingRateSchema>;

export const section = defineSection({ name: 'Letture di un sensore', schema: readingRateSchema });
