import * as z from 'zod';
import { linkedCopy, siteHref } from '../fields/copy.ts';
import { reference } from '../fields/reference.ts';
import { formSchema } from '../schemas/lead-forms.ts';
import { defineSection, type Kind } from '../section.ts';

/** A few kinds of section, enough to test rules without the real ones. */
export const SMALL_KINDS: readonly Kind[] = [
  defineSection({
    name: 'Piani',
    schema: z.strictObject({ kind: z.literal('plans'), plans: reference('plans').describe('A price list') }),
  }),
  defineSection({
    name: 'Testimonianze',
    schema: z.strictObject({
      kind: z.literal('testimonials'),
      quotes: z.array(reference('testimonials')).describe('Testimonials'),
    }),
  }),
  defineSection({
    name: 'Testo',
    schema: z.strictObject({ kind: z.literal('text'), text: linkedCopy(4000).describe('Copy') }),
  }),
  defineSection({
    name: 'Testo senza link',
    schema: z.strictObject({ kind: z.literal('plain'), text: z.string().describe('Copy without links') }),
  }),
  defineSection({
    name: 'Link',
    schema: z.strictObject({ kind: z.literal('link'), href: siteHref().describe('An address') }),
  }),
  defineSection({
    name: 'Posizioni',
    schema: z.strictObject({ kind: z.literal('roles') }),
    anchors: () => ['opportunita'],
  }),
  defineSection({
    name: 'Consulenza',
    schema: z.strictObject({ kind: z.literal('consultation'), anchor: z.string().default('consulenza') }),
    anchors: ({ anchor }) => [anchor],
  }),
  defineSection({
    name: 'Modulo',
    schema: z.strictObject({ kind: z.literal('form'), form: formSchema.describe('A form') }),
  }),
];
