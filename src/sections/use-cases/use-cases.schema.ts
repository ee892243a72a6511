import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const useCasesSchema = z.strictObject({
  kind: z.literal('use-cases'),
  title: titleSchema,
  items: itemList(
    {
      industry: copy(24, 'è una riga di una colonna stretta').describe('Il settore, ad esempio Retail'),
      text: copy(140, 'sono quattro righe di una colonna stretta').describe('Che cosa fa lì'),
    },
    6,
  ).describe('Sei settori'),
});

export type UseCases = z.output<typeof useCasesSchema>;

export const section = defineSection({ name: 'Usi in sei settori', schema: useCasesSchema });
