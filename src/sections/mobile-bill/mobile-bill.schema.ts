import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { missingPlan, needsPrice } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { CannotDraw, defineSection } from '../../content-model/section.ts';

const countSchema = z
  .int()
  .positive()
  .max(20, { error: 'al massimo 20 SIM: un telefono ha posto per 36 fili' });

/** The prices come from the price list; the bills are computed. */
const mobileBillSchema = z.strictObject({
  kind: z.literal('mobile-bill'),
  title: brokenTitleSchema,
  plans: reference('plans').describe('Il listino i cui prezzi sono moltiplicati, ad esempio mobile-business'),
  leaveOut: z
    .array(z.string())
    .min(1)
    .optional()
    .describe(
      'Piani senza conto, con il loro nome nei riferimenti: per esempio quello con un prezzo che non è per ogni SIM',
    ),
  counts: z
    .array(countSchema)
    .length(4, { error: 'quattro: la tabella ha quattro colonne' })
    .describe('Per quante SIM sono i conti dell’esempio, ad esempio 1, 5, 10 e 20'),
  caption: copy(160, 'sono tre righe sotto la tabella').describe(
    'Che cosa i conti lasciano aperto; che cosa misura il tessuto sta prima',
  ),
  fee: copy(120, 'sono due righe sotto la tabella').describe('Che cosa si paga oltre al piano, e da quando'),
  action: actionSchema.describe('Il pulsante in cui finisce il filo'),
});

export type MobileBill = z.output<typeof mobileBillSchema>;

export const section = defineSection({
  name: 'Conto mensile di alcune SIM',
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
