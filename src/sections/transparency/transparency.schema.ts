import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';

/** The label of a price list; its text is the `conditions` of that list. It comes right after the section `plans`. */
export const transparencySchema = z.strictObject({
  kind: z.literal('transparency'),
  plans: reference('plans').describe('The price list, a file of src/content/plans, e.g. fibra-ottica'),
});

export type Transparency = z.output<typeof transparencySchema>;
