import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { CONSULTATION_ID } from '../anchor-schema.ts';

const callBlockSchema = z.strictObject({
  kind: z.literal('call-block'),
  ground: z
    .enum(['ink', 'linen'])
    .describe('ink, if none is named; linen where it ends the page, whose foot is ink')
    .optional(),
  title: titleSchema,
  text: copy(200, 'it is three lines beside the heading').describe('What the call is about and what follows'),
  callLabel: copy(30, 'it is a button').describe('The button that calls, e.g. "Chiama ora"'),
  chatLabel: copy(30, 'it is a button').describe(
    'The button that opens the chat, e.g. "Scrivici su WhatsApp"',
  ),
});

export type CallBlock = z.output<typeof callBlockSchema>;

export const section = defineSection({
  schema: callBlockSchema,
  anchors: () => [CONSULTATION_ID],
});
