import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { citationSchema } from '../common-schemas.ts';

const challengesSchema = z.strictObject({
  kind: z.literal('challenges'),
  title: titleSchema,
  items: itemList(
    {
      value: copy(7).describe('La cifra, ad esempio "5-6"').optional(),
      unit: copy(8).describe('La sua unità, ad esempio "%"').optional(),
      title: copy(60, 'sono due righe di una colonna').describe('La sfida, ad esempio "Dati ovunque"'),
      text: copy(170, 'sono quattro righe di una colonna').describe('Che cosa costa, in una o due frasi'),
    },
    3,
    4,
  ).describe('Tre o quattro sfide, con cifre dove si conoscono'),
  citation: citationSchema,
});

export type Challenges = z.output<typeof challengesSchema>;

export const section = defineSection({ name: 'Sfide note ai lettori', schema: challengesSchema });
