import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { STOP_CLIENTS_ID } from '../anchor-schema.ts';

const clientStripSchema = z.strictObject({
  kind: z.literal('client-strip'),
  fact: copy(30, 'apre una riga').describe('Quanti sono, ad esempio Oltre 500 aziende'),
  text: copy(40, 'chiude quella riga').describe('Che cosa fanno, ad esempio lavorano con noi'),
  clients: z
    .array(reference('clients'))
    .min(6)
    .max(12)
    .describe('Da sei a dodici clienti, nell’ordine della striscia'),
  still: z.boolean().describe('Acceso dove i nomi non devono muoversi').optional(),
});

export type ClientStrip = z.output<typeof clientStripSchema>;

export const section = defineSection({
  name: 'Striscia dei clienti',
  schema: clientStripSchema,
  anchors: ({ still }) => (still ? [] : [STOP_CLIENTS_ID]),
});
