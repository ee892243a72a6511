import * as z from 'zod';
import { titleSchema } from '../heading-schema.ts';

export const benefitsSchema = z.strictObject({
  kind: z.literal('benefits'),
  title: titleSchema,
  items: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(40).describe('The benefit, e.g. "L’installazione non si paga"'),
        text: z.string().min(1).max(140).describe('One or two sentences, a fact in each'),
      }),
    )
    .length(4)
    .describe('Four benefits'),
});

export type Benefits = z.output<typeof benefitsSchema>;
