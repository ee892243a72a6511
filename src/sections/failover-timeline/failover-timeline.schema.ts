import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { measureOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const textSchema = copy(140, 'sono tre righe di una colonna stretta');

const partSchema = z.strictObject({
  title: copy(24, 'è una riga di una colonna stretta').describe('Quando, ad esempio "Prima"'),
  text: textSchema.describe('Che cosa fa allora ogni linea'),
});

const failoverTimelineSchema = z.strictObject({
  kind: z.literal('failover-timeline'),
  title: brokenTitleSchema,
  plans: reference('plans').describe('Il listino di cui si disegna il passaggio di linea, in secondi'),
  before: partSchema.describe('La prima linea funziona'),
  failover: textSchema.describe('Che cosa succede finché regge la seconda linea; i secondi sono il titolo'),
  away: partSchema.describe('La seconda linea regge'),
  back: partSchema.describe('La prima linea è tornata'),
  caption: copy(200, 'sono tre righe').describe('Il piano e il suo prezzo, e che cos’è un filo'),
  action: actionSchema.describe('Il pulsante in cui finisce il filo'),
});

export type FailoverTimeline = z.output<typeof failoverTimelineSchema>;

export const section = defineSection({
  name: 'Passaggio da una linea all’altra',
  schema: failoverTimelineSchema,
  draws: ({ plans }, content) => {
    const list = content.plans.get(plans);
    return list && measureOf(plans, list, 'failover', '{ value: 30, unit: secondi }');
  },
});
