import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

/** Calendar days per unit, longer names first. Five working days are a week. */
const DAYS = { ore: 1 / 24, 'giorni lavorativi': 7 / 5, giorni: 1, settimane: 7, mesi: 30 } as const;

const TIME = new RegExp(`(\\d+)\\s(${Object.keys(DAYS).join('|')})(?!\\p{L})`, 'u');

const isUnit = (unit: string | undefined): unit is keyof typeof DAYS => unit !== undefined && unit in DAYS;

/**
 * @param text a time for visitors, e.g. `5-10 giorni lavorativi`; if there are two, the first one counts
 * @returns the most calendar days that it takes, e.g. 14; `undefined` for a text without a time
 */
export const daysUntilReady = (text: string): number | undefined => {
  const [, amount, unit] = TIME.exec(text) ?? [];
  return isUnit(unit) ? Number(amount) * DAYS[unit] : undefined;
};

const cell = () => copy(44, 'sono due righe di una colonna stretta');

const compareTableSchema = z.strictObject({
  kind: z.literal('compare-table'),
  title: brokenTitleSchema,
  rows: z
    .array(
      z.strictObject({
        service: reference('services', { shows: 'price' }).describe(
          'Il servizio: nome, riassunto, tessitura, prezzo ed etichetta vengono dal suo file, ad esempio fibra-ottica',
        ),
        measure: cell().describe('Velocità o dimensione, ad esempio "fino a {claim:fibreSpeed} Gb/s"'),
        ready: cell()
          .refine((text) => !/\d/.test(text) || daysUntilReady(text) !== undefined, {
            error:
              'un tempo in ore, giorni, giorni lavorativi, settimane o mesi, ad esempio "5-10 giorni lavorativi", con cui si ordinano le righe; oppure parole senza cifre',
          })
          .describe('Quanto tempo prima che funzioni, ad esempio "{fact:fibra-ottica/activation}"'),
        fit: cell().describe('Per chi è, ad esempio "Uffici in cloud e in video"'),
        features: z
          .array(copy(60, 'è una riga'))
          .min(3)
          .max(8)
          .describe('Da tre a otto cose comprese nel servizio'),
      }),
    )
    .min(2)
    .describe('Servizi nell’ordine della tabella finché il visitatore non ne sceglie un altro'),
  note: priceNoteSchema,
});

export type CompareTable = z.output<typeof compareTableSchema>;

export const section = defineSection({ name: 'Tabella di confronto', schema: compareTableSchema });
