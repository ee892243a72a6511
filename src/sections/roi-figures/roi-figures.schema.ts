import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { figureSchema } from '../common-schemas.ts';

const roiFiguresSchema = z.strictObject({
  kind: z.literal('roi-figures'),
  title: titleSchema,
  text: copy(200, 'sono tre righe sotto il titolo')
    .describe('Da dove vengono le cifre, o che cosa chiedono')
    .optional(),
  figures: z.array(figureSchema).min(2).max(4).describe('Da due a quattro cifre, la più eloquente per prima'),
});

export type RoiFigures = z.output<typeof roiFiguresSchema>;

export const section = defineSection({ name: 'Cifre con titolo', schema: roiFiguresSchema });
