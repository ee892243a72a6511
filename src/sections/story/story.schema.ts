import * as z from 'zod';
import { copy, linkedCopy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { clothSchema } from '../common-schemas.ts';

const storySchema = z.strictObject({
  kind: z.literal('story'),
  figure: copy(5, 'si mostra enorme accanto al testo').describe(
    'La cifra accanto al testo, ad esempio "2013"',
  ),
  cloth: clothSchema,
  title: titleSchema,
  paragraphs: z
    .array(linkedCopy(480, 'un paragrafo è un pensiero'))
    .min(2)
    .max(6)
    .describe('Da due a sei paragrafi; link come [testo](/percorso)'),
});

export type Story = z.output<typeof storySchema>;

export const section = defineSection({ name: 'Racconto con cifra', schema: storySchema });
