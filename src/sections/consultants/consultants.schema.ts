import * as z from 'zod';
import { reference } from '../../content-model/reference.ts';
import { titleSchema } from '../heading-schema.ts';

export const consultantsSchema = z.strictObject({
  kind: z.literal('consultants'),
  title: titleSchema,
  consultants: z.array(reference('consultants')).min(2).max(6).describe('Files of src/content/consultants'),
});

export type Consultants = z.output<typeof consultantsSchema>;
