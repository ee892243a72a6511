import * as z from 'zod';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { questionId } from '../../content-model/fields/question-id.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { groundSchema } from '../common-schemas.ts';

const faqSectionSchema = z.strictObject({
  kind: z.literal('faq'),
  ground: groundSchema,
  title: titleSchema,
  questions: reference('faqs').describe('La raccolta di domande, ad esempio homepage'),
});

export type FaqSection = z.output<typeof faqSectionSchema>;

export const section = defineSection({
  name: 'Domande frequenti',
  schema: faqSectionSchema,
  anchors: ({ questions }, { faqs }) =>
    faqs.get(questions)?.items.map(({ question }) => questionId(question)),
});
