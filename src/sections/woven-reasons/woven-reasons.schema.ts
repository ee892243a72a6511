import * as z from 'zod';
import { copy, itemList, linkedCopy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const wovenReasonsSchema = z.strictObject({
  kind: z.literal('woven-reasons'),
  title: brokenTitleSchema,
  items: itemList(
    {
      before: copy(10, 'è una piccola parola sopra la cifra')
        .describe('Che cosa serve alla cifra, ad esempio "fino a"')
        .optional(),
      value: copy(16, 'si mostra enorme')
        .describe('Una cifra sopra la ragione, ad esempio "−40"; più di sette segni sono un po’ meno grandi')
        .optional(),
      unit: copy(5, 'sta accanto alla cifra').describe('La sua unità, ad esempio "%"').optional(),
      title: copy(44, 'è una riga, due su un telefono').describe('La ragione, ad esempio Sai chi chiamare'),
      text: linkedCopy(220, 'sono quattro righe').describe(
        'Due o tre frasi, un fatto in ciascuna; link come [testo](/percorso)',
      ),
    },
    4,
  ).describe('Quattro ragioni; le barre tra loro si incrociano'),
});

export type WovenReasons = z.output<typeof wovenReasonsSchema>;

export const section = defineSection({ name: 'Quattro ragioni', schema: wovenReasonsSchema });
