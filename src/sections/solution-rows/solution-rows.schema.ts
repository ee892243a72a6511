import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { priceNoteSchema } from '../common-schemas.ts';

export const solutionRowsSchema = z.strictObject({
  kind: z.literal('solution-rows'),
  title: titleSchema,
  solutions: reference('solutions').describe('The list, a file of src/content/solutions, e.g. cybersecurity'),
  look: z
    .enum(['wide', 'aside', 'columns'])
    .default('wide')
    .describe('wide: rows on hemp; aside: the heading beside them; columns: two columns on linen'),
  note: priceNoteSchema,
});

export type SolutionRows = z.output<typeof solutionRowsSchema>;
