import * as z from 'zod';
import { closingCallSchema } from '../../content-model/schemas/closing.ts';

export const closingCallSectionSchema = z.strictObject({
  kind: z.literal('closing-call'),
  ...closingCallSchema.shape,
});

export type ClosingCall = z.output<typeof closingCallSectionSchema>;
