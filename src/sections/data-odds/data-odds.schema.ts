import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const words = {
  title: copy(60, 'it is two lines of a column').describe('What the figure counts, in lower case'),
  text: copy(170, 'it is four lines of a column').describe('What that means, in one or two sentences'),
};

const dataOddsSchema = z.strictObject({
  kind: z.literal('data-odds'),
  title: brokenTitleSchema,
  volume: z
    .strictObject({
      value: copy(7).describe('The figure, e.g. "2,5M"'),
      unit: copy(8).describe('Its unit, e.g. TB'),
      toConfirm: z
        .array(z.enum(['value', 'text']))
        .describe('Fields that the owner has yet to confirm; the report lists them, e.g. [value]')
        .optional(),
      ...words,
    })
    .describe('A figure that is too large for a drawing, beside the heading'),
  odds: z
    .strictObject({
      times: z
        .int()
        .min(2)
        .max(60)
        .describe('Chances of one side for each of the other, 2 to 60: a thread each, e.g. 23'),
      against: copy(40, 'it is one line').describe('Who has the single chance, e.g. chi decide a intuito'),
      ...words,
    })
    .describe('One thread against many'),
  profit: z
    .strictObject({
      from: z.int().min(1).max(30).describe('Percent that is added at least, e.g. 5'),
      to: z.int().min(1).max(30).describe('Percent that is added at most, e.g. 6'),
      ...words,
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'a percentage that is not below `from`',
    })
    .describe('A hundred threads, and those that are added'),
});

export type DataOdds = z.output<typeof dataOddsSchema>;

export const section = defineSection({ schema: dataOddsSchema });
