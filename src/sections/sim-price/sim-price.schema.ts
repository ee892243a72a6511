import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { needsFleets, needsPrice } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

/** Prices, quantities and data come from the plans; the totals are computed. */
const simPriceSchema = z.strictObject({
  kind: z.literal('sim-price'),
  title: brokenTitleSchema,
  plans: reference('plans').describe('Il listino i cui piani si pagano per SIM, ad esempio iot'),
  fleets: z
    .array(z.int().positive())
    .min(2)
    .max(6)
    .describe(
      'Quante SIM hanno gli esempi, ciascuno calcolato con il suo piano, ad esempio 10, 50, 100 e 500',
    ),
  open: copy(40, 'sono due righe di una colonna stretta').describe(
    'Che cosa sta al posto del totale dove il prezzo è in parole, ad esempio "Totale nel preventivo"',
  ),
  caption: copy(160, 'sono due righe').describe('Che cos’altro sapere; la scala dell’immagine sta prima'),
  action: actionSchema.describe('Il pulsante in cui finisce il filo'),
});

export type SimPrice = z.output<typeof simPriceSchema>;

export const section = defineSection({
  name: 'Prezzo di una SIM per piano',
  schema: simPriceSchema,
  draws: ({ plans, fleets }, content) => {
    const list = content.plans.get(plans);
    if (!list) return;
    needsPrice(plans, list.items);
    needsFleets(list.items, fleets);
  },
});
