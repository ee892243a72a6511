import * as z from 'zod';
import { formAnchorSchema } from '../../sections/anchor-schema.ts';
import { formSchema } from '../../sections/form-schema.ts';
import { reference } from '../check/reference.ts';

/** A few kinds of section, enough to test the reader without the real ones. */
export const smallSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plans'), plans: reference('plans').describe('A price list') }),
  z.strictObject({
    kind: z.literal('testimonials'),
    quotes: z.array(reference('testimonials')).describe('Testimonials'),
  }),
  z.strictObject({ kind: z.literal('text'), text: z.string().describe('Copy') }),
  z.strictObject({ kind: z.literal('link'), href: z.string().describe('An address') }),
  z.strictObject({ kind: z.literal('roles') }),
  z.strictObject({ kind: z.literal('consultation'), anchor: formAnchorSchema }),
  z.strictObject({ kind: z.literal('form'), form: formSchema.describe('A form') }),
]);
