import * as z from 'zod';
import type { Content } from '../../content-model/collections.ts';
import { copy, itemList, siteHref } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { missingPlan } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { CannotDraw, defineSection, type Gap } from '../../content-model/section.ts';

const offerSchema = z.strictObject({
  plans: reference('plans', { shows: 'price' }).describe(
    'The price list, a file of src/content/plans, e.g. fibra-ottica',
  ),
  plan: z.string().describe('The plan whose price it shows, an `id` of that list, e.g. super-office-one'),
});

const giftSchema = z.strictObject({
  label: copy(14, 'it stands beside the digit').describe('What costs nothing, e.g. l’analisi'),
  text: copy(18, 'it stands beside the digit').describe('What it is worth, e.g. vale 500 euro'),
});

const doorsSchema = z.strictObject({
  kind: z.literal('doors'),
  title: brokenTitleSchema,
  lead: copy(140, 'it is three lines on a phone').describe('What stands behind a door'),
  items: itemList(
    {
      title: copy(19, 'it is one line of half a phone').describe('What the visitor says, e.g. La linea cade'),
      href: siteHref().describe('The page with that price and time, e.g. /fibra-ottica'),
      service: reference('services', { shows: 'nothing' }).describe(
        'The service whose weave is drawn, e.g. digitalizzazione',
      ),
      price: z
        .union([offerSchema, giftSchema])
        .describe('The price of one plan, or what costs nothing and what it is worth'),
      text: copy(40, 'it is two lines of half a phone').describe('What that price buys'),
      when: copy(48, 'it is two lines of half a phone').describe(
        'How long it takes, e.g. Attiva in {fact:fibra-ottica/activation}',
      ),
      label: copy(18, 'it stands beside an arrow').describe('Where the door leads, e.g. Fibra ottica'),
    },
    4,
  ).describe('Four situations of visitors, each with its price'),
  action: actionSchema.describe('The button in which the thread below the doors ends'),
});

export type Doors = z.output<typeof doorsSchema>;

/** @returns the plans that the doors name and their list does not have */
const missingPlans = ({ items }: Doors, content: Content): Gap[] =>
  items.flatMap(({ price }, index) => {
    if (!('plans' in price)) return [];
    const list = content.plans.get(price.plans);
    return list ? missingPlan(list.items, price.plan, ['items', index, 'price', 'plan']) : [];
  });

export const section = defineSection({
  schema: doorsSchema,
  draws: (doors, content) => {
    const gaps = missingPlans(doors, content);
    if (gaps.length > 0) throw new CannotDraw(gaps);
  },
});
