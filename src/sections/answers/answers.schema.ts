import * as z from 'zod';
import { copy, itemList } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { groundSchema } from '../common-schemas.ts';

export const answersSchema = z.strictObject({
  kind: z.literal('answers'),
  ground: groundSchema,
  title: titleSchema,
  items: itemList(
    {
      question: copy(80).describe('As a buyer asks it, e.g. "Quanto ci vuole?"'),
      answer: copy(400).describe('The answer; links as [testo](/percorso)'),
    },
    2,
    8,
  ).describe('Two to eight questions, always open'),
});

export type Answers = z.output<typeof answersSchema>;
