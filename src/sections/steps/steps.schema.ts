import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const stepsSchema = z.strictObject({
  kind: z.literal('steps'),
  title: titleSchema,
  ordered: z.boolean().describe('Acceso dove l’ordine conta: i passi sono numerati').optional(),
  items: itemList(
    {
      title: copy(40, 'sono due righe di una colonna stretta').describe('Il passo, ad esempio "Analisi"'),
      text: copy(170, 'sono cinque righe di una colonna stretta').describe(
        'Chi fa che cosa, ed entro quando',
      ),
    },
    3,
    5,
  ).describe('Da tre a cinque passi'),
});

export type Steps = z.output<typeof stepsSchema>;

export const section = defineSection({ name: 'Passi', schema: stepsSchema });
