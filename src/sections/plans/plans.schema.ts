import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { copy } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { priceNoteSchema } from '../common-schemas.ts';

export const plansSchema = z.strictObject({
  kind: z.literal('plans'),
  title: titleSchema,
  plans: reference('plans').describe('The price list, a file of src/content/plans, e.g. fibra-ottica'),
  planButton: copy(30).describe('Button of each card, e.g. "Richiedi informazioni"'),
  dialog: z
    .boolean()
    .describe(
      'Where each card’s button opens a form about that plan instead of leading to the hero form: true',
    )
    .optional(),
  scrollButton: copy(40).describe('Button that leads to the hero form'),
  note: priceNoteSchema,
});

export type Plans = z.output<typeof plansSchema>;
