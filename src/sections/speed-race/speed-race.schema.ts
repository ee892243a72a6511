import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { speedsOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

/** Speeds and prices come from the price list; the times are computed. */
const speedRaceSchema = z.strictObject({
  kind: z.literal('speed-race'),
  gigabytes: z
    .int()
    .positive()
    .describe(
      'Dimensione del file dell’esempio, ad esempio 100; sulla linea più lenta dura al massimo 50 minuti',
    ),
  title: brokenTitleSchema.describe(
    'Titolo dopo la dimensione, che sta prima, ad esempio "da scaricare." e "Tre linee, tre arrivi."',
  ),
  plans: reference('plans').describe(
    'Il listino i cui piani dicono la velocità nel campo della capacità, ad esempio fibra-ottica',
  ),
  caption: copy(140, 'sono due righe sotto il disegno').describe(
    'Che cosa i tempi non contano, e le imposte; come sono calcolati sta prima',
  ),
  action: actionSchema.describe('Il pulsante in cui finisce il filo della linea più veloce'),
});

export type SpeedRace = z.output<typeof speedRaceSchema>;

export const section = defineSection({
  name: 'Gara di velocità',
  schema: speedRaceSchema,
  draws: ({ plans }, content) => speedsOf(plans, content.plans.get(plans)?.items ?? []),
});
