import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const useCasesSchema = z.strictObject({
  kind: z.literal('use-cases'),
  title: titleSchema,
  items: itemList(
    {
      industry: copy(24, 'it is one line of a narrow column').describe('The industry, e.g. Retail'),
      text: copy(140, 'it is four lines of a narrow column').describe('What it does there'),
    },
    6,
  ).describe('Six industries'),
});

export type UseCases = z.output<typeof useCasesSchema>;

export const section = defineSection({ schema: useCasesSchema });
