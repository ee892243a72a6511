import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { measureOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const textSchema = copy(140, 'it is three lines of a narrow column');

const partSchema = z.strictObject({
  title: copy(24, 'it is one line of a narrow column').describe('When, e.g. "Prima"'),
  text: textSchema.describe('What each line does then'),
});

const failoverTimelineSchema = z.strictObject({
  kind: z.literal('failover-timeline'),
  title: brokenTitleSchema,
  plans: reference('plans').describe('The price list whose `measures.failover` is drawn, in seconds'),
  before: partSchema.describe('The first line works'),
  failover: textSchema.describe('What happens until the second line carries; the seconds are its heading'),
  away: partSchema.describe('The second line carries'),
  back: partSchema.describe('The first line is back'),
  caption: copy(200, 'it is three lines').describe('The plan and its price, and what a thread is'),
  action: actionSchema.describe('The button in which the thread ends'),
});

export type FailoverTimeline = z.output<typeof failoverTimelineSchema>;

export const section = defineSection({
  schema: failoverTimelineSchema,
  draws: ({ plans }, content) => {
    const list = content.plans.get(plans);
    return list && measureOf(plans, list, 'failover', '{ value: 30, unit: secondi }');
  },
});
