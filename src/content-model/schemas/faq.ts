import * as z from 'zod';
import { copy, linkedCopy } from '../fields/copy.ts';
import { questionId } from '../fields/question-id.ts';

/** A set of questions and answers, shown as an accordion: `src/content/faqs/*.yaml`. Specification §3 "FAQ item". */
export const faqSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        question: copy(80, 'it is two lines of a phone')
          .meta({ once: true })
          .describe('As a buyer asks it, e.g. Quanto costa la consulenza?'),
        answer: linkedCopy(400, 'visitors read it on the go').describe(
          'The answer; links as [testo](/percorso)',
        ),
      }),
    )
    .min(2)
    .max(20)
    .superRefine((items, context) => {
      const asked = (index: number): string => (items[index]?.question ?? '').trim().toLowerCase();
      const ids = items.map(({ question }) => questionId(question));
      for (const index of items.keys()) {
        const first = ids.indexOf(ids[index] ?? '');
        // The rule of unique values reports equal questions, in every list.
        if (first === index || asked(first) === asked(index)) continue;
        const message = `other first words: links to a question use the first four, and items[${first}] has the same ones`;
        context.addIssue({ code: 'custom', path: [index, 'question'], message });
      }
    })
    .describe('Two to twenty questions, the most frequent first'),
});
export type FaqData = z.output<typeof faqSchema>;
