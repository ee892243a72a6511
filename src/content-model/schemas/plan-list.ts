import * as z from 'zod';
import { copy, slug } from '../fields/copy.ts';
import { eachOnce } from '../fields/once.ts';
import { confirmSchema, hasWholeCents, pricePeriodSchema, priceSchema } from '../fields/price.ts';
import { endsAfterItBegins, windowFields } from '../fields/window.ts';
import { conditionsSchema } from './conditions.ts';

const feature = () => copy(80, 'a feature is a line of a plan card');

/** One plan offers no choice, and five cards do not fill equal rows. */
const FEWEST_PLANS = 2;
const MOST_PLANS = 4;
const HOW_MANY_PLANS = 'two to four plans: the section has room for four cards';

const EARLIER_PRICE = 'a number of euro such as 25.99';

const sitesSchema = z.strictObject({
  from: z.int().positive().describe('The fewest sites, e.g. 6'),
  to: z.int().positive().describe('The most sites, e.g. 20; without it there is no limit').optional(),
});

/** The guaranteed availability in a year, as a card shows it. Two digits before the comma exclude 100%. */
const slaSchema = z.string().regex(/^(?:fino al )?\d{2}(?:,\d{1,3})?%$/, {
  error: 'an availability such as "99,95%" or "fino al 99,99%"',
});

const planFields = z.strictObject({
  id: slug().describe('How pages refer to the plan: {price:fibra-ottica/super-office-one}'),
  ...windowFields,
  name: copy(28, 'it is the heading of a card').describe('The name of the plan, e.g. Super Office One'),
  capacity: copy(40, 'it is one line under the name')
    .describe('Speed, sites, devices or connection, e.g. Fino a 2,5 Gb/s')
    .optional(),
  sites: sitesSchema
    .describe('How many sites the plan is for, if a drawing of its page counts them')
    .optional(),
  strands: z
    .int()
    .min(0)
    .max(100)
    .describe(
      'The strands of the plan in the ladder of a hero, e.g. 25; left out where it has no limit, 0 for none',
    )
    .optional(),
  sla: slaSchema
    .describe('The availability that the plan promises, if a drawing of its page turns it into hours')
    .optional(),
  description: copy(110, 'it is two or three lines of a card').describe(
    'Who the plan is for, e.g. Sedi con poche postazioni, email e pagamenti.',
  ),
  price: priceSchema.describe('Euro without VAT for a period, e.g. 23.99'),
  confirm: confirmSchema(),
  minimumOrder: z
    .int()
    .positive()
    .describe(
      'The smallest order of a plan that is sold by quantity, e.g. 100; plans for larger orders give no "from" price',
    )
    .optional(),
  originalPrice: z
    .number({ error: EARLIER_PRICE })
    .positive()
    .refine(hasWholeCents, { error: EARLIER_PRICE })
    .describe('The price before the promotion, shown struck through, e.g. 25.99')
    .optional(),
  popular: z.boolean().describe('On the one plan that is highlighted: true').optional(),
  badge: copy(20, 'it is a sewn label').describe('The label of the card, e.g. PROMO ESCLUSIVA').optional(),
  features: z
    .array(feature())
    .min(1)
    .max(6)
    .describe('What this plan has and the others do not have, e.g. SLA 99,95%'),
});

const planSchema = planFields
  .superRefine(endsAfterItBegins)
  .superRefine(({ price, originalPrice, capacity = '', sites }, context) => {
    const named = new Set(capacity.match(/\d+/g));
    const unnamed = [sites?.from, sites?.to].filter(
      (count) => count !== undefined && !named.has(String(count)),
    );
    if (unnamed.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['capacity'],
        message: `the same figures as sites: ${unnamed.join(' and ')}`,
      });
    if (originalPrice === undefined || (typeof price === 'number' && originalPrice > price)) return;
    const message =
      typeof price === 'number'
        ? `more than ${price}, the current price: it is shown struck through`
        : `no original price, because the current price is "${price}"`;
    context.addIssue({ code: 'custom', path: ['originalPrice'], message });
  });

/** A fact whose figure a drawing uses. Copy quotes it like any other: `{fact:backup-connectivity/failover}`. */
export const measureSchema = z.strictObject({
  value: z.number().positive().describe('The figure, e.g. 30'),
  unit: copy(20, 'it is a word or two after the figure').describe('What it counts, e.g. secondi'),
});

const alreadyHas = (what: string) => (first: number) => `${what} of its own: items[${first}] already has it`;

/** A price list: `src/content/plans/*.yaml`. Specification §3 "Plans" and §9. */
export const planListSchema = z
  .strictObject({
    per: pricePeriodSchema.describe('The unit of a price: mese or SIM'),
    facts: z
      .record(z.string(), copy(40, 'a fact is a few words inside a sentence').meta({ amounts: true }))
      .describe('Times and amounts that pages quote as {fact:fibra-ottica/activation}'),
    measures: z
      .record(z.string(), measureSchema)
      .describe('Facts whose figure a drawing uses, quoted like the others, e.g. failover')
      .optional(),
    conditions: conditionsSchema.describe(
      'The rows of the transparency label: VAT, activation, times, measure, technology, term, end of a promotion',
    ),
    items: z
      .array(planSchema)
      .min(FEWEST_PLANS, { error: HOW_MANY_PLANS })
      .max(MOST_PLANS, { error: HOW_MANY_PLANS })
      .superRefine(eachOnce(({ id }) => id, 'id', alreadyHas('an id')))
      .superRefine(eachOnce(({ name }) => name, 'name', alreadyHas('a name')))
      .superRefine(
        eachOnce(
          ({ popular }) => (popular ? 'popular' : undefined),
          'popular',
          () => 'one popular plan in a list: another one is already highlighted',
        ),
      )
      .refine((items) => items.some(({ popular }) => popular), {
        error: '`popular: true` on one of the plans, which is highlighted',
      })
      .describe('The plans, two to four, in the order shown'),
    inEveryPlan: z.array(feature()).max(6).describe('What every plan has, e.g. Installazione gratuita'),
  })
  .superRefine(({ items, conditions }, context) => {
    const promoted = items.findIndex(({ originalPrice }) => originalPrice !== undefined);
    if (promoted !== -1 && conditions.promotionEnds === undefined)
      context.addIssue({
        code: 'custom',
        path: ['conditions', 'promotionEnds'],
        message: `the end of the promotion, such as 2026-12-31: items[${promoted}] shows the price before it`,
      });
  });

export type Measure = z.output<typeof measureSchema>;
export type PlanData = z.output<typeof planSchema>;
export type PlanListData = z.output<typeof planListSchema>;
