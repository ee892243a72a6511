import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const threatsSchema = z.strictObject({
  kind: z.literal('threats'),
  title: titleSchema,
  items: itemList(
    {
      name: copy(20, 'si mostra enorme in una riga').describe('La minaccia, ad esempio Ransomware'),
      text: copy(170, 'sono tre righe accanto al nome').describe('Che cosa fa a un’azienda, e la risposta'),
    },
    4,
  ).describe('Quattro minacce'),
});

export type Threats = z.output<typeof threatsSchema>;

export const section = defineSection({ name: 'Quattro minacce', schema: threatsSchema });
