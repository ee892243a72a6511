import * as z from 'zod';
import { copy, linkedCopy, slug } from '../../content-model/fields/copy.ts';
import { defineSection } from '../../content-model/section.ts';
import { WEAVES } from '../../weave/drafts.ts';

const paragraph = linkedCopy(600, 'a longer paragraph is two');

const part = z.strictObject({
  id: slug().describe('Fragment that leads to this part, e.g. conservazione'),
  title: copy(60, 'it is one line of the index').describe('Heading of the part, e.g. "I tuoi diritti"'),
  text: z
    .array(z.union([paragraph, z.array(paragraph).min(2)]))
    .min(1)
    .describe(
      'A text is a paragraph, a list is a list; links as [parole](/percorso) or [email](mailto:email)',
    ),
});

/** A legal page: one column of text, with an index. Specification §2, "Legal pages". */
const legalTextSchema = z.strictObject({
  kind: z.literal('legal-text'),
  title: copy(40, 'it is the heading of the page').describe('Heading of the page, e.g. "Privacy policy"'),
  lead: copy(220, 'it is three lines below the heading').describe('What the page tells, in two sentences'),
  weave: z.enum(WEAVES).default('tela').describe('Weave of the selvedge under the title, e.g. reps'),
  dated: z
    .boolean()
    .describe('On pages that show when they were updated, and in which version: true')
    .optional(),
  numbered: z.boolean().describe('On pages whose parts are numbered: true').optional(),
  parts: z
    .array(part)
    .min(2)
    .refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, {
      error: 'parts with an id of their own each',
    })
    .describe('The parts in order'),
});

export type LegalText = z.output<typeof legalTextSchema>;

export const section = defineSection({
  schema: legalTextSchema,
  opening: true,
  anchors: ({ parts }) => parts.map(({ id }) => id),
});
