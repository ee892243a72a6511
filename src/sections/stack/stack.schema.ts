import * as z from 'zod';
import { copy, itemList, linkedCopy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const stackSchema = z.strictObject({
  kind: z.literal('stack'),
  title: titleSchema,
  layers: itemList(
    {
      name: copy(24, 'si mostra grande in una riga').describe('Lo strato, ad esempio Sensori'),
      text: linkedCopy(140, 'sono due righe accanto al nome').describe(
        'Che cosa fa; link come [testo](/percorso)',
      ),
    },
    4,
  ).describe('Quattro strati, il più alto per primo'),
});

export type Stack = z.output<typeof stackSchema>;

export const section = defineSection({ name: 'Quattro strati', schema: stackSchema });
