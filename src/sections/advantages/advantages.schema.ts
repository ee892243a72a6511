import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { figureSchema } from '../common-schemas.ts';

const advantagesSchema = z.strictObject({
  kind: z.literal('advantages'),
  title: titleSchema,
  items: itemList(
    {
      figure: figureSchema.describe('Its figure'),
      text: copy(220, 'it is four lines of half a page').describe('What it means for a company'),
    },
    2,
  ).describe('Two advantages, side by side'),
});

export type Advantages = z.output<typeof advantagesSchema>;

export const section = defineSection({ schema: advantagesSchema });
