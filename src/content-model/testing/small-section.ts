import * as z from 'zod';
import { reference } from '../reference.ts';

/** Two kinds of section, enough to test the reader without the real ones. */
export const smallSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plans'), plans: reference('plans').describe('A price list') }),
  z.strictObject({
    kind: z.literal('testimonials'),
    quotes: z.array(reference('testimonials')).describe('Testimonials'),
  }),
]);
