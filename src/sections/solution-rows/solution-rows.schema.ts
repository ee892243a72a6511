import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
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
  start: z
    .strictObject({
      service: reference('services', { shows: 'price' }).describe(
        'Il servizio della pagina, di cui mostra il prezzo di partenza',
      ),
      title: titleSchema,
      text: copy(160, 'sono due righe').describe('Che cosa compra il prezzo di partenza'),
    })
    .describe('Il prezzo di partenza, sopra l’elenco, dove nessuna soluzione costa così poco')
    .optional(),
  look: z
    .enum(['wide', 'columns'])
    .default('wide')
    .describe('Largo: righe su canapa; colonne: due colonne su lino'),
  note: priceNoteSchema,
});

export type SolutionRows = z.output<typeof solutionRowsSchema>;

export const section = defineSection({ name: 'Elenco di soluzioni', schema: solutionRowsSchema });
