import * as z from 'zod';
import { comparesField } from '../fields/compares.ts';
import { copy, linkedCopy } from '../fields/copy.ts';
import { eachOnce } from '../fields/once.ts';
import { questionId } from '../fields/question-id.ts';

/** A set of questions and answers, shown as an accordion: `src/content/faqs/*.yaml`. Specification §3 "FAQ item". */
export const faqSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        question: copy(80, 'sono due righe su un telefono').describe(
          'Come la fa un acquirente, ad esempio Quanto costa la consulenza?',
        ),
        answer: linkedCopy(400, 'si legge al volo').describe('La risposta; link come [testo](/percorso)'),
        ...comparesField,
      }),
    )
    .min(2)
    .max(20)
    .superRefine(
      eachOnce(
        ({ question }) => questionId(question),
        'question',
        (first) =>
          `altre prime parole: il link a una domanda usa le prime quattro, e \`items[${first}]\` ha le stesse`,
      ),
    )
    .describe('Da due a venti domande, la più frequente per prima'),
});
