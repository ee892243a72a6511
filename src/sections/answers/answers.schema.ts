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
      question: copy(80).describe('Come la fa un acquirente, ad esempio "Quanto ci vuole?"'),
      answer: linkedCopy(400).describe('La risposta; link come [testo](/percorso)'),
    },
    2,
    20,
  )
    .superRefine(
      eachOnce(
        ({ question }) => question.trim().toLowerCase(),
        'question',
        (first) => `un’altra domanda: \`items[${first}]\` fa già questa`,
      ),
    )
    .describe('Da due a venti domande, sempre aperte'),
});

export type Answers = z.output<typeof answersSchema>;

export const section = defineSection({ name: 'Risposte sempre aperte', schema: answersSchema });
