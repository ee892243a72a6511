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
  plans: reference('plans').describe('The price list whose plans are paid for by the SIM, e.g. iot'),
  fleets: z
    .array(z.int().positive())
    .min(2)
    .max(6)
    .describe('How many SIMs the examples have, each reckoned with its plan, e.g. [10, 50, 100, 500]'),
  open: copy(40, 'it is two lines of a narrow column').describe(
    'What stands for the total where the price is in words, e.g. "Totale nel preventivo"',
  ),
  caption: copy(160, 'it is two lines').describe(
    'What else to know; the scale of the picture stands before it',
  ),
  action: actionSchema.describe('The button in which the thread ends'),
});

export type SimPrice = z.output<typeof simPriceSchema>;

export const section = defineSection({
  schema: simPriceSchema,
  draws: ({ plans, fleets }, content) => {
    const list = content.plans.get(plans);
    if (!list) return;
    needsPrice(plans, list.items);
    needsFleets(list.items, fleets);
  },
});
