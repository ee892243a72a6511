import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { callMeasuresOf, measureOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

/** The measure of a price list that says what a call takes. */
export const PER_CALL = 'bandwidthPerCall';

const callFlowSchema = z.strictObject({
  kind: z.literal('call-flow'),
  title: brokenTitleSchema,
  plans: reference('plans').describe(
    'The price list whose `measures` say numbers and extensions of each plan and `bandwidthPerCall`, e.g. voip',
  ),
  caption: copy(160, 'it is three lines below the drawing').describe(
    'What crosses what in the drawing, and the tax',
  ),
  calls: z
    .strictObject({
      title: copy(40, 'it is a small heading').describe('What the table answers'),
      text: copy(180, 'it is four lines of a column').describe('How the table is computed'),
    })
    .describe('Beside the table of calls at once'),
  action: actionSchema.optional().describe('The button in which the thread ends'),
});

export type CallFlow = z.output<typeof callFlowSchema>;

export const section = defineSection({
  schema: callFlowSchema,
  draws: ({ plans }, content) => {
    const list = content.plans.get(plans);
    if (list) {
      callMeasuresOf(plans, list.items, list);
      measureOf(plans, list, PER_CALL, '{ value: 100, unit: kb/s }');
    }
  },
});
