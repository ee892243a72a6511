import * as z from 'zod';
import { copy } from './copy.ts';

/** A set of questions and answers, shown as an accordion: `src/content/faqs/*.yaml`. Specification §3 "FAQ item". */
export const faqSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        question: copy(80, 'it is two lines of a phone').describe(
          'As a buyer asks it, e.g. Quanto costa la consulenza?',
        ),
        answer: copy(400, 'it is read while standing').describe('The answer; links as [testo](/percorso)'),
      }),
    )
    .min(3)
    .max(10)
    .describe('Three to ten questions, the most frequent first: it stands open'),
});
export type FaqData = z.output<typeof faqSchema>;
