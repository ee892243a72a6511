import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { STOP_CLIENTS_ID } from '../anchor-schema.ts';

const clientStripSchema = z.strictObject({
  kind: z.literal('client-strip'),
  fact: copy(30, 'it opens one line').describe('How many they are, e.g. Oltre 500 aziende'),
  text: copy(40, 'it ends that line').describe('What they do, e.g. lavorano con noi'),
  clients: z
    .array(reference('clients'))
    .min(6)
    .max(12)
    .describe('Six to twelve files of src/content/clients, in the order of the strip'),
  still: z.boolean().describe('Where the names must not move: true').optional(),
});

export type ClientStrip = z.output<typeof clientStripSchema>;

export const section = defineSection({
  schema: clientStripSchema,
  anchors: ({ still }) => (still ? [] : [STOP_CLIENTS_ID]),
});
