import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { copy } from '../../content-model/schemas/copy.ts';
import { brokenTitleSchema } from '../../content-model/schemas/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';

/** Prices, quantities and data come from the plans; the totals are computed. */
export const simPriceSchema = z.strictObject({
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
