import * as z from 'zod';
import { copy } from './copy.ts';

/** An open role: `src/content/roles/*.yaml`. Specification §2, "Careers". */
export const roleSchema = z.strictObject({
  title: copy(40, 'it is the heading of a row').describe('The name of the role, e.g. Agente business'),
  place: copy(60, 'it stands on one line').describe('Where, and for how much of the week, e.g. Tutta Italia'),
  pay: copy(16, 'it is set as a huge figure').describe('Pay range of a year, e.g. {claim:agentPay} €'),
  text: copy(220, 'it is three lines of a row').describe('What the role does, in one or two sentences'),
  asks: z
    .array(copy(70, 'it is one line'))
    .min(2)
    .max(4)
    .describe('What it asks for, e.g. Partita IVA o disponibilità ad aprirla'),
});
export type RoleData = z.output<typeof roleSchema>;
