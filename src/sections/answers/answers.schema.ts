import * as z from 'zod';
import { copy, itemList, linkedCopy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { eachOnce } from '../../content-model/fields/once.ts';
import { defineSection } from '../../content-model/section.ts';
import { groundSchema } from '../common-schemas.ts';

const answersSchema = z.strictObject({
  kind: z.literal('answers'),
  ground: groundSchema,
  title: titleSchema,
  items: itemList(
    {
      question: copy(80).describe('As a buyer asks it, e.g. "Quanto ci vuole?"'),
      answer: linkedCopy(400).describe('The answer; links as [testo](/percorso)'),
    },
    2,
    20,
  )
    .superRefine(
      eachOnce(
        ({ question }) => question.trim().toLowerCase(),
        'question',
        (first) => `another question: items[${first}] already asks this one`,
      ),
    )
    .describe('Two to twenty questions, always open'),
});

export type Answers = z.output<typeof answersSchema>;

export const section = defineSection({ schema: answersSchema });
