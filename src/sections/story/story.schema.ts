import * as z from 'zod';
import { copy } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { clothSchema } from '../common-schemas.ts';

export const storySchema = z.strictObject({
  kind: z.literal('story'),
  figure: copy(5, 'it is set huge beside the text').describe('The figure beside the text, e.g. "2013"'),
  cloth: clothSchema,
  title: titleSchema,
  paragraphs: z
    .array(copy(480, 'a paragraph is one thought'))
    .min(2)
    .max(6)
    .describe('Two to six paragraphs; links as [testo](/percorso)'),
});

export type Story = z.output<typeof storySchema>;
