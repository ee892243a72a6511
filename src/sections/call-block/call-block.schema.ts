import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { CONSULTATION_ID } from '../anchor-schema.ts';

const callBlockSchema = z.strictObject({
  kind: z.literal('call-block'),
  ground: z
    .enum(['ink', 'linen'])
    .describe('Se manca, inchiostro; lino dove chiude la pagina, il cui piede è inchiostro')
    .optional(),
  title: titleSchema,
  text: copy(200, 'sono tre righe accanto al titolo').describe(
    'Di che cosa tratta la chiamata e che cosa segue',
  ),
  callLabel: copy(30, 'è un pulsante').describe('Il pulsante che chiama, ad esempio "Chiama ora"'),
  chatLabel: copy(30, 'è un pulsante').describe(
    'Il pulsante che apre la chat, ad esempio "Scrivici su WhatsApp"',
  ),
});

export type CallBlock = z.output<typeof callBlockSchema>;

export const section = defineSection({
  name: 'Chiamata o chat',
  schema: callBlockSchema,
  anchors: () => [CONSULTATION_ID],
});
