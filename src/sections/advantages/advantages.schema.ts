import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { figureSchema } from '../common-schemas.ts';

const advantagesSchema = z.strictObject({
  kind: z.literal('advantages'),
  title: titleSchema,
  items: itemList(
    {
      figure: figureSchema.describe('La sua cifra'),
      text: copy(220, 'sono quattro righe di mezza pagina').describe('Che cosa significa per un’azienda'),
    },
    2,
  ).describe('Due vantaggi, affiancati'),
});

export type Advantages = z.output<typeof advantagesSchema>;

export const section = defineSection({ name: 'Due vantaggi con cifre grandi', schema: advantagesSchema });
