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
    'Il listino le cui misure dicono numeri e interni di ogni piano e la banda per chiamata, ad esempio voip',
  ),
  caption: copy(160, 'sono tre righe sotto il disegno').describe('Che cosa incrocia che cosa nel disegno'),
  calls: z
    .strictObject({
      title: copy(40, 'è un piccolo titolo').describe('A che cosa risponde la tabella'),
      text: copy(180, 'sono quattro righe di una colonna').describe('Come è calcolata la tabella'),
    })
    .describe('Accanto alla tabella delle chiamate contemporanee'),
  action: actionSchema.optional().describe('Il pulsante in cui finisce il filo'),
});

export type CallFlow = z.output<typeof callFlowSchema>;

export const section = defineSection({
  name: 'Chiamate contemporanee',
  schema: callFlowSchema,
  draws: ({ plans }, content) => {
    const list = content.plans.get(plans);
    if (list) {
      callMeasuresOf(plans, list.items, list);
      measureOf(plans, list, PER_CALL, '{ value: 100, unit: kb/s }');
    }
  },
});
