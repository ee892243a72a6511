import * as z from 'zod';
import { copy, itemList } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { figureSchema } from '../common-schemas.ts';

export const advantagesSchema = z.strictObject({
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
