import * as z from 'zod';
import { linkSchema } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const consultantsSchema = z.strictObject({
  kind: z.literal('consultants'),
  title: titleSchema,
  brief: z
    .boolean()
    .describe('Where they are only introduced: without their one sentence and certifications')
    .optional(),
  consultants: z
    .array(reference('consultants'))
    .min(1)
    .max(4)
    .describe('Files of src/content/consultants, in one row on wide screens'),
  action: linkSchema.describe('The button that the thread ends in, e.g. "Parla con loro"'),
});

export type Consultants = z.output<typeof consultantsSchema>;

export const section = defineSection({ schema: consultantsSchema });
