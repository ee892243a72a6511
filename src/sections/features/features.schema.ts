import * as z from 'zod';
import { titleSchema } from '../heading-schema.ts';

export const featuresSchema = z.strictObject({
  kind: z.literal('features'),
  title: titleSchema,
  items: z.array(z.string().min(1).max(80)).min(3).max(8).describe('What the service includes'),
  figures: z
    .array(
      z.strictObject({
        value: z
          .string()
          .min(1)
          .max(24)
          .describe('The figure, e.g. "2,5", or a fact with its unit, e.g. "40 GB"'),
        unit: z.string().min(1).max(6).optional().describe('Its unit where the value has none, e.g. "Gb/s"'),
        label: z.string().min(1).max(40).describe('What it measures, e.g. "velocità massima"'),
      }),
    )
    .length(4)
    .describe('Four statistics'),
});

export type Features = z.output<typeof featuresSchema>;
