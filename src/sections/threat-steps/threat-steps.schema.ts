import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const threatStepsSchema = z.strictObject({
  kind: z.literal('threat-steps'),
  title: brokenTitleSchema,
  items: itemList(
    {
      title: copy(20, 'è una riga di una colonna stretta').describe('Il passo, ad esempio "Identificare"'),
      text: copy(110, 'sono cinque righe di una colonna stretta').describe(
        'Chi fa che cosa, ed entro quando',
      ),
    },
    5,
  ).describe('Cinque passi, nel loro ordine'),
  callLabel: copy(24, 'è un pulsante').describe(
    'Il pulsante che chiama, dove finisce il filo, ad esempio "Chiama ora"',
  ),
});

export type ThreatSteps = z.output<typeof threatStepsSchema>;

export const section = defineSection({ name: 'Cinque passi di una minaccia', schema: threatStepsSchema });
