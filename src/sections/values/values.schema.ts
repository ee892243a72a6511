import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const valuesSchema = z.strictObject({
  kind: z.literal('values'),
  title: titleSchema,
  items: itemList(
    {
      title: copy(16, 'si mostra enorme').describe('Il valore in una parola, ad esempio Partnership'),
      text: copy(220, 'sono quattro righe').describe('Che cosa significa in pratica, un fatto in ogni frase'),
    },
    3,
  ).describe('Tre valori'),
  last: z
    .strictObject({
      title: copy(40, 'sono due righe').describe(
        'Che cosa può fare ora il lettore, ad esempio Mettici alla prova.',
      ),
      text: copy(140, 'sono tre righe').describe('Che cosa succede allora'),
      action: actionSchema.describe('Il pulsante; il filo finisce lì'),
    })
    .describe('La quarta casella'),
});

export type Values = z.output<typeof valuesSchema>;

export const section = defineSection({ name: 'Valori', schema: valuesSchema });
