import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { missingPlan, needsPrice } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { CannotDraw, defineSection } from '../../content-model/section.ts';

const countSchema = z.int().positive().max(20, { error: 'at most 20 SIMs: a phone has room for 36 threads' });

/** The prices come from the price list; the bills are computed. */
const mobileBillSchema = z.strictObject({
  kind: z.literal('mobile-bill'),
  title: brokenTitleSchema,
  plans: reference('plans').describe('The price list whose prices are multiplied, e.g. mobile-business'),
  leaveOut: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Plans without a bill, by id, such as one whose price is not for each SIM'),
  counts: z
    .array(countSchema)
    .length(4, { error: 'four: the table has four columns' })
    .describe('How many SIMs the bills of the example are for, e.g. [1, 5, 10, 20]'),
  caption: copy(160, 'it is three lines below the table').describe(
    'What the bills leave open; what the cloth measures stands before it',
  ),
  fee: copy(120, 'it is two lines below the table').describe('What is paid beside the plan, and from when'),
  action: actionSchema.describe('The button in which the thread ends'),
});

export type MobileBill = z.output<typeof mobileBillSchema>;

export const section = defineSection({
  schema: mobileBillSchema,
  draws: ({ plans, leaveOut = [] }, content) => {
    const list = content.plans.get(plans);
    if (!list) return;
    const gaps = leaveOut.flatMap((id, index) => missingPlan(list.items, id, ['leaveOut', index]));
    if (gaps.length > 0) throw new CannotDraw(gaps);
    needsPrice(
      plans,
      list.items.filter(({ id }) => !leaveOut.includes(id)),
    );
  },
});
