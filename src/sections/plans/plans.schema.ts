import * as z from 'zod';
import { reference } from '../../content-model/reference.ts';
import { titleSchema } from '../heading-schema.ts';

export const plansSchema = z.strictObject({
  kind: z.literal('plans'),
  title: titleSchema,
  plans: reference('plans').describe('The price list, a file of src/content/plans, e.g. fibra-ottica'),
  planButton: z.string().min(1).max(30).describe('Button of each card, e.g. "Richiedi informazioni"'),
  dialog: z
    .literal(true)
    .describe(
      'Where each card’s button opens a form about that plan instead of leading to the hero form: true',
    )
    .optional(),
  scrollButton: z.string().min(1).max(40).describe('Button that leads to the hero form'),
  note: z.string().min(1).max(140).describe('Small print below the cards, with "IVA esclusa"'),
});

export type Plans = z.output<typeof plansSchema>;
