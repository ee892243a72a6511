import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const challengesSchema = z.strictObject({
  kind: z.literal('challenges'),
  title: titleSchema,
  items: itemList(
    {
      value: copy(7).describe('The figure, e.g. "5-6"').optional(),
      unit: copy(8).describe('Its unit, e.g. "%"').optional(),
      title: copy(60, 'it is two lines of a column').describe('The challenge, e.g. "Dati ovunque"'),
      text: copy(170, 'it is four lines of a column').describe('What it costs, in one or two sentences'),
    },
    3,
    4,
  ).describe('Three or four challenges, with figures where they are known'),
});

export type Challenges = z.output<typeof challengesSchema>;

export const section = defineSection({ schema: challengesSchema });
