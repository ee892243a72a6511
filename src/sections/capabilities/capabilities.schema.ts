import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const capabilitiesSchema = z.strictObject({
  kind: z.literal('capabilities'),
  title: titleSchema,
  text: copy(240, 'it is four lines below the heading').describe('Chi porta le capacità, e come'),
  items: itemList(
    {
      title: copy(40, 'it is one line').describe('La capacità, ad esempio "Analisi predittiva"'),
      text: copy(170, 'it is three lines').describe('Che cosa ci fa un’azienda'),
    },
    3,
  ).describe('Tre capacità'),
});

export type Capabilities = z.output<typeof capabilitiesSchema>;

export const section = defineSection({ name: 'Tre capacità', schema: capabilitiesSchema });
