import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const threatStepsSchema = z.strictObject({
  kind: z.literal('threat-steps'),
  title: brokenTitleSchema,
  items: itemList(
    {
      title: copy(20, 'it is one line of a narrow column').describe('The step, e.g. "Identificare"'),
      text: copy(110, 'it is five lines of a narrow column').describe('Who does what, and by when'),
    },
    5,
  ).describe('Five steps, in their order'),
  callLabel: copy(24, 'it is a button').describe(
    'The button that calls, where the thread ends, e.g. "Chiama ora"',
  ),
});

export type ThreatSteps = z.output<typeof threatStepsSchema>;

export const section = defineSection({ schema: threatStepsSchema });
