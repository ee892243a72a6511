import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { CONSULTATION_ID, HERO_FORM_ID } from '../anchor-schema.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const plansSchema = z.strictObject({
  kind: z.literal('plans'),
  title: titleSchema,
  plans: reference('plans').describe('The price list, a file of src/content/plans, e.g. fibra-ottica'),
  planButton: copy(30).describe('Button of each card, e.g. "Chiedi questo piano"'),
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

export const section = defineSection({
  schema: plansSchema,
  buttons: [HERO_FORM_ID, CONSULTATION_ID],
  followedBy: { kind: 'transparency', why: 'it says what the prices include' },
});
