import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { missingPlan } from '../../content-model/plan-figures.ts';
import { formSchema } from '../../content-model/schemas/lead-forms.ts';
import { CannotDraw, defineSection } from '../../content-model/section.ts';
import { HERO_FORM_ID } from '../anchor-schema.ts';
import { floorLoomSchema, offerSchema } from '../common-schemas.ts';

const connectivityHeroSchema = z.strictObject({
  kind: z.literal('connectivity-hero'),
  badge: copy(40).describe('Etichetta cucita sopra il titolo, ad esempio "Fibra ottica business"'),
  headline: headlineSchema,
  lead: copy(220).describe('Due frasi sotto il titolo'),
  price: offerSchema
    .extend({
      buys: copy(60, 'sono tre righe accanto al prezzo').describe(
        'Che cosa si ha per quel prezzo; dove il prezzo è su misura, da che cosa dipende',
      ),
    })
    .describe('Il prezzo sotto le due frasi; l’IVA c’è già, e "da" dove è il prezzo "da" del servizio')
    .optional(),
  ticks: z
    .array(copy(48))
    .min(2)
    .max(5)
    .describe('Due rassicurazioni sotto il pulsante di chiamata; tre o più stanno come elenco di benefici'),
  form: formSchema.describe('Il modulo accanto al titolo'),
  ladder: z
    .strictObject({
      title: copy(60).describe(
        'Che cosa confrontano le strisce, ad esempio "Tre velocità. La più alta costa meno."',
      ),
      plans: reference('plans').describe('Il listino, i cui piani dicono quanti fili sono'),
      unit: copy(16)
        .optional()
        .describe(
          'Che cosa sono i fili, sotto il nome di ogni piano al posto della sua misura, ad esempio "interni"',
        ),
      caption: copy(110).describe(
        'Che cosa vale un filo e che cosa sono i prezzi, ad esempio "Al mese, IVA esclusa."',
      ),
    })
    .describe('Strisce di stoffa con i prezzi dei piani, sotto le rassicurazioni')
    .optional(),
  loom: floorLoomSchema,
});

export type ConnectivityHero = z.output<typeof connectivityHeroSchema>;

export const section = defineSection({
  name: 'Apertura di un servizio, con modulo',
  schema: connectivityHeroSchema,
  opening: true,
  anchors: () => [HERO_FORM_ID],
  draws: ({ price }, content) => {
    const list = price && content.plans.get(price.plans);
    const gaps = list ? missingPlan(list.items, price.plan, ['price', 'plan']) : [];
    if (gaps.length > 0) throw new CannotDraw(gaps);
  },
});
