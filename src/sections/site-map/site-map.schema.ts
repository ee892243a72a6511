import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { sitesOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const sideSchema = z.strictObject({
  title: copy(20, 'it is a small heading').describe('When, e.g. "Prima"'),
  text: copy(120, 'it is two lines').describe('How the sites are connected then'),
});

const siteMapSchema = z.strictObject({
  kind: z.literal('site-map'),
  title: brokenTitleSchema,
  plans: reference('plans').describe(
    'The price list whose plans say how many `sites` they are for, e.g. sd-wan',
  ),
  before: sideSchema.describe('Above the picture'),
  after: sideSchema.describe('Below the picture'),
  savings: copy(7, 'it is a figure').describe('The most that is saved, e.g. "{fact:sd-wan/savings}"'),
  caption: copy(200, 'it is three lines').describe('What a thread is, how long it takes, where the price is'),
  action: actionSchema.describe('The button in which the thread ends'),
});

export type SiteMap = z.output<typeof siteMapSchema>;

export const section = defineSection({
  schema: siteMapSchema,
  draws: ({ plans }, content) => sitesOf(plans, content.plans.get(plans)?.items ?? []),
});
