import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const labelSchema = copy(40, 'è una riga sopra una cifra');

/** The figures come from `claims.recoveryPointMinutes` and `claims.recoveryTimeHours` of brand.yaml. */
const rtoRpoSchema = z.strictObject({
  kind: z.literal('rto-rpo'),
  title: brokenTitleSchema,
  point: labelSchema.describe('Che cosa misurano i minuti, ad esempio "RPO, i dati che rischi"'),
  time: labelSchema.describe('Che cosa misurano le ore, ad esempio "RTO, il tempo per ripartire"'),
  caption: copy(160, 'sono due righe').describe('Che cos’altro sapere; la scala dell’immagine sta prima'),
});

export type RtoRpo = z.output<typeof rtoRpoSchema>;

export const section = defineSection({ name: 'Quanto costa un guasto, in tempo', schema: rtoRpoSchema });
