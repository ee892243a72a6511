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
  plans: reference('plans').describe('Il listino, ad esempio fibra-ottica'),
  planButton: copy(30).describe('Pulsante di ogni scheda, ad esempio "Chiedi questo piano"'),
  dialog: z
    .boolean()
    .describe(
      'Acceso dove il pulsante di ogni scheda apre un modulo su quel piano invece di portare al modulo in cima',
    )
    .optional(),
  scrollButton: copy(40).describe('Pulsante che porta al modulo in cima'),
  note: priceNoteSchema,
});

export type Plans = z.output<typeof plansSchema>;

export const section = defineSection({
  name: 'Piani di un listino',
  schema: plansSchema,
  buttons: [HERO_FORM_ID, CONSULTATION_ID],
});
