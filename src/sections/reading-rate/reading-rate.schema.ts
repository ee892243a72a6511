import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

export const MINUTES_A_DAY = 24 * 60;

const textSchema = copy(120, 'it is four lines of a narrow column');

/** The numbers of readings per day and per month are computed from the example. */
const readingRateSchema = z.strictObject({
  kind: z.literal('reading-rate'),
  title: brokenTitleSchema,
  example: z
    .strictObject({
      of: copy(40, 'it is part of a sentence').describe('What is measured, e.g. una cella frigo'),
      minutes: z
        .int()
        .min(5)
        .max(60)
        .refine((minutes) => MINUTES_A_DAY % minutes === 0, {
          error: 'minutes that divide a day into equal parts, such as 5, 10, 15, 30 or 60',
        })
        .describe('Minutes between two readings, e.g. 15'),
      alerts: z.int().min(2).max(30).describe('Readings of a month that are out of bounds, e.g. 3'),
    })
    .describe('An example, and the page says so: it stands for no client'),
  reading: textSchema.describe('What one reading is'),
  day: textSchema.describe('What those of a day show'),
  month: textSchema.describe('What those of a month show'),
  decision: textSchema.describe('What those that are out of bounds lead to'),
});

export type ReadingRate = z.output<typeof readingRateSchema>;

export const section = defineSection({ schema: readingRateSchema });
