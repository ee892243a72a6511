import * as z from 'zod';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const solutionRowsSchema = z.strictObject({
  kind: z.literal('solution-rows'),
  title: titleSchema,
  solutions: reference('solutions', { shows: 'price' }).describe(
    'L’elenco di soluzioni, ad esempio cybersecurity',
  ),
  look: z
    .enum(['wide', 'aside', 'columns'])
    .default('wide')
    .describe('Largo: righe su canapa; a lato: il titolo accanto; colonne: due colonne su lino'),
  note: priceNoteSchema,
});

export type SolutionRows = z.output<typeof solutionRowsSchema>;

export const section = defineSection({ name: 'Elenco di soluzioni', schema: solutionRowsSchema });
