import * as z from 'zod';
import { copy } from './copy.ts';
import { photographSchema } from './picture.ts';
import { WEAVES } from './service.ts';

/** A consultant: `src/content/consultants/*.yaml`. Specification §3, "Consultant". */
export const consultantSchema = z.strictObject({
  name: copy(40, 'it stands on one line').describe('Who it is, e.g. Giulia Terrani'),
  role: copy(60, 'it stands on one line').describe('The role, e.g. Responsabile strategia digitale'),
  expertise: copy(60, 'it stands on one line').describe('Experience, e.g. Processi industriali'),
  specialization: copy(120, 'it is two lines').describe('What they are called for, in one sentence'),
  certifications: z
    .array(copy(30, 'it is a sewn label'))
    .min(1)
    .max(3)
    .describe('Certifications, as sewn labels, e.g. PMP'),
  weave: z.enum(WEAVES).describe('The weave of the initials that stand in for a portrait, e.g. losanga'),
  portrait: photographSchema.describe('A photograph; without it, the woven initials').optional(),
  placeholder: z.boolean().describe('On an invented person, until a real one replaces it: true').optional(),
});
export type ConsultantData = z.output<typeof consultantSchema>;
