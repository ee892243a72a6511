import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const capabilitiesSchema = z.strictObject({
  kind: z.literal('capabilities'),
  title: titleSchema,
  text: copy(240, 'sono quattro righe sotto il titolo').describe('Chi porta le capacità, e come'),
  items: itemList(
    {
      title: copy(40, 'è una riga').describe('La capacità, ad esempio "Analisi predittiva"'),
      text: copy(170, 'sono tre righe').describe('Che cosa ci fa un’azienda'),
    },
    3,
  ).describe('Tre capacità'),
});

export type Capabilities = z.output<typeof capabilitiesSchema>;

export const section = defineSection({ name: 'Tre capacità', schema: capabilitiesSchema });
