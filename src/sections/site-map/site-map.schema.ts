import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { sitesOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const sideSchema = z.strictObject({
  title: copy(20, 'è un piccolo titolo').describe('Quando, ad esempio "Prima"'),
  text: copy(120, 'sono due righe').describe('Come sono collegate allora le sedi'),
});

const siteMapSchema = z.strictObject({
  kind: z.literal('site-map'),
  title: brokenTitleSchema,
  plans: reference('plans').describe('Il listino i cui piani dicono per quante sedi sono, ad esempio sd-wan'),
  before: sideSchema.describe('Sopra l’immagine'),
  after: sideSchema.describe('Sotto l’immagine'),
  savings: copy(7, 'è una cifra').describe('Il risparmio massimo, ad esempio "{fact:sd-wan/savings}"'),
  caption: copy(200, 'sono tre righe').describe('Che cos’è un filo, quanto dura, dove sta il prezzo'),
  action: actionSchema.describe('Il pulsante in cui finisce il filo'),
});

export type SiteMap = z.output<typeof siteMapSchema>;

export const section = defineSection({
  name: 'Sedi prima e dopo',
  schema: siteMapSchema,
  draws: ({ plans }, content) => sitesOf(plans, content.plans.get(plans)?.items ?? []),
});
