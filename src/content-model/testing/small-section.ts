import * as z from 'zod';
import { reference } from '../check/reference.ts';
import { valueAt } from '../read/received.ts';
import { formSchema } from '../schemas/lead-forms.ts';
import type { AnchorsOf } from '../schemas/page.ts';

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
  z.strictObject({ kind: z.literal('consultation'), anchor: z.string().default('consulenza') }),
  z.strictObject({ kind: z.literal('form'), form: formSchema.describe('A form') }),
]);

/** The anchors of these kinds of section: `opportunita` for `roles`, and the `anchor` of a consultation. */
export const smallAnchorsOf: AnchorsOf = (section) => {
  const anchor = valueAt(section, ['anchor']);
  if (typeof anchor === 'string') return [anchor];
  return valueAt(section, ['kind']) === 'roles' ? ['opportunita'] : [];
};
