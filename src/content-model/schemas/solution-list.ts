import * as z from 'zod';
import { copy, slug } from '../fields/copy.ts';
import { eachOnce } from '../fields/once.ts';
import { confirmSchema, priceSchema, solutionUnitSchema } from '../fields/price.ts';
import { WEAVES } from './service.ts';

const solutionSchema = z
  .strictObject({
    id: slug().describe('How copy quotes its price: {solution:ict-managed-services/noc}'),
    title: copy(40, 'it is the heading of a row').describe('The name of the solution, e.g. NOC 24/7'),
    weave: z
      .enum(WEAVES)
      .describe('The weave draft beside a consulting area, e.g. that of a related service: losanga')
      .optional(),
    text: copy(150, 'it is two lines of a row').describe(
      'What it does for a company, in one or two sentences',
    ),
    features: z
      .array(copy(50, 'it is a line of the card'))
      .min(2)
      .max(4)
      .describe('What it includes, e.g. Monitoraggio dei server')
      .optional(),
    price: priceSchema.describe('The lowest price, euro without VAT, e.g. 600, or "Su misura"').optional(),
    confirm: confirmSchema(),
    priceText: copy(40, 'it is one line')
      .meta({ amounts: true })
      .describe('Instead of a price: a range or words, e.g. €5-15K')
      .optional(),
    priceNote: copy(60, 'it is one line')
      .describe('The unit of the price text, e.g. "al giorno, per consulente senior"')
      .optional(),
    badge: copy(20, 'it is a sewn label').describe('The label of its row, e.g. più richiesta').optional(),
    per: solutionUnitSchema.describe('The unit of the monthly price, e.g. rack; without it, mese').optional(),
  })
  .refine(({ price, priceText }) => (price === undefined) !== (priceText === undefined), {
    error: 'either "price" or "priceText"',
    path: ['price'],
  });

/** The solutions of a digital innovation service: `src/content/solutions/*.yaml`. Specification §2 and §9. */
export const solutionListSchema = z.strictObject({
  items: z
    .array(solutionSchema)
    .min(1)
    .superRefine(
      eachOnce(
        ({ id }) => id,
        'id',
        (first) => `an id of its own: items[${first}] already has it`,
      ),
    )
    .describe('The solutions, in the order shown'),
});

export type SolutionData = z.output<typeof solutionSchema>;
