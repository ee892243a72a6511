import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const stepsSchema = z.strictObject({
  kind: z.literal('steps'),
  title: titleSchema,
  ordered: z.boolean().describe('Where the order matters, steps are numbered: true').optional(),
  items: itemList(
    {
      title: copy(40, 'it is two lines of a narrow column').describe('The step, e.g. "Analisi"'),
      text: copy(170, 'it is five lines of a narrow column').describe('Who does what, and by when'),
    },
    3,
    5,
  ).describe('Three to five steps'),
});

export type Steps = z.output<typeof stepsSchema>;

export const section = defineSection({ schema: stepsSchema });
