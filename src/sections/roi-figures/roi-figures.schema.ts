import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { figureSchema } from '../common-schemas.ts';

const roiFiguresSchema = z.strictObject({
  kind: z.literal('roi-figures'),
  title: titleSchema,
  text: copy(200, 'it is three lines below the heading')
    .describe('Where the figures come from, or what they take')
    .optional(),
  figures: z.array(figureSchema).min(2).max(4).describe('Two to four figures, the most telling first'),
});

export type RoiFigures = z.output<typeof roiFiguresSchema>;

export const section = defineSection({ schema: roiFiguresSchema });
