import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { defineSection } from '../../content-model/section.ts';
import { citationSchema, figureSchema } from '../common-schemas.ts';

const figuresStripSchema = z.strictObject({
  kind: z.literal('figures-strip'),
  label: copy(60, 'un lettore di schermo lo dice prima delle cifre').describe(
    'Di che cosa parlano le cifre, per le tecnologie assistive, ad esempio La rete in cifre',
  ),
  figures: z.array(figureSchema).min(2).max(5).describe('Da due a cinque cifre'),
  citation: citationSchema,
});

export type FiguresStrip = z.output<typeof figuresStripSchema>;

export const section = defineSection({ name: 'Striscia di cifre', schema: figuresStripSchema });
