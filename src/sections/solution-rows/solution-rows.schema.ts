import * as z from 'zod';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const solutionRowsSchema = z.strictObject({
  kind: z.literal('solution-rows'),
  title: titleSchema,
  solutions: reference('solutions', { shows: 'price' }).describe(
    'The list, a file of src/content/solutions, e.g. cybersecurity',
  ),
  look: z
    .enum(['wide', 'aside', 'columns'])
    .default('wide')
    .describe('wide: rows on hemp; aside: the heading beside them; columns: two columns on linen'),
  note: priceNoteSchema,
});

export type SolutionRows = z.output<typeof solutionRowsSchema>;

export const section = defineSection({ schema: solutionRowsSchema });
