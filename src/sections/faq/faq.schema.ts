import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { groundSchema } from '../common-schemas.ts';

export const faqSectionSchema = z.strictObject({
  kind: z.literal('faq'),
  ground: groundSchema,
  title: titleSchema,
  questions: reference('faqs').describe('The set of questions, a file of src/content/faqs, e.g. homepage'),
});

export type FaqSection = z.output<typeof faqSectionSchema>;
