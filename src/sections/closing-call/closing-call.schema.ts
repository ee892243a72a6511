import * as z from 'zod';
import { copy } from '../../content-model/schemas/copy.ts';
import { actionSchema } from '../action-schema.ts';
import { headlineSchema } from '../heading-schema.ts';

export const closingCallSchema = z.strictObject({
  kind: z.literal('closing-call'),
  headline: headlineSchema,
  action: actionSchema.describe('A second way besides calling, e.g. the form of the page').optional(),
  reassurances: z.array(copy(40)).length(3).describe('Three reassurances below the number'),
});

export type ClosingCall = z.output<typeof closingCallSchema>;
