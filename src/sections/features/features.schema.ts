import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const featuresSchema = z.strictObject({
  kind: z.literal('features'),
  title: titleSchema,
  items: z.array(copy(80)).min(3).max(8).describe('What the service includes'),
  figures: itemList(
    {
      value: copy(24).describe('The figure, e.g. "2,5", or a fact with its unit, e.g. "40 GB"'),
      unit: copy(6).optional().describe('Its unit where the value has none, e.g. "Gb/s"'),
      label: copy(40).describe('What it measures, e.g. "velocità massima"'),
    },
    4,
  ).describe('Four statistics'),
});

export type Features = z.output<typeof featuresSchema>;

export const section = defineSection({ schema: featuresSchema });
