import * as z from 'zod';
import { closingCallSchema } from '../../content-model/schemas/closing.ts';
import { defineSection } from '../../content-model/section.ts';

const closingCallSectionSchema = z.strictObject({
  kind: z.literal('closing-call'),
  ...closingCallSchema.shape,
});

export type ClosingCall = z.output<typeof closingCallSectionSchema>;

export const section = defineSection({
  name: 'Invito finale con telefono',
  schema: closingCallSectionSchema,
});
