import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const textSchema = copy(170, 'sono quattro righe di una colonna');

/** The number of days comes from `claims.resultsDays` of brand.yaml. */
const beforeAfterSchema = z.strictObject({
  kind: z.literal('before-after'),
  title: brokenTitleSchema,
  before: textSchema.describe('Com’è il primo giorno'),
  between: z
    .strictObject({
      title: copy(30, 'è una riga di una colonna').describe('Il percorso, ad esempio "Nel mezzo"'),
      text: textSchema.describe('Chi fa che cosa fino ad allora'),
    })
    .describe('Che cosa succede tra il primo giorno e l’ultimo'),
  after: textSchema.describe('Com’è il giorno dei primi risultati'),
  action: actionSchema.describe('Il pulsante in cui finisce il filo'),
});

export type BeforeAfter = z.output<typeof beforeAfterSchema>;

export const section = defineSection({ name: 'Giorni fino ai risultati', schema: beforeAfterSchema });
