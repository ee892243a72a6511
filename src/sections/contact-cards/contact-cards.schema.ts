import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const line = (example: string) =>
  copy(80, 'è una riga accanto al contatto').describe(
    `Che cosa sapere prima di usarla, ad esempio ${example}`,
  );

const contactCardsSchema = z.strictObject({
  kind: z.literal('contact-cards'),
  headline: headlineSchema,
  phone: line('Il supporto risponde 24 ore su 24'),
  chat: line('Il saluto è già scritto'),
  email: line('Risposta entro 24 ore'),
  map: copy(30, 'è un link').describe('Testo del link alla mappa, ad esempio Apri la mappa'),
});

export type ContactCards = z.output<typeof contactCardsSchema>;

export const section = defineSection({ name: 'Contatti', schema: contactCardsSchema });
