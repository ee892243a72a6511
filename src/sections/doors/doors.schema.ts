import * as z from 'zod';
import type { Content } from '../../content-model/collections.ts';
import { copy, itemList, siteHref } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { missingPlan } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { CannotDraw, defineSection, type Gap } from '../../content-model/section.ts';
import { offerSchema } from '../common-schemas.ts';

const giftSchema = z.strictObject({
  label: copy(14, 'sta accanto alla cifra').describe('Che cosa non costa niente, ad esempio l’analisi'),
  text: copy(18, 'sta accanto alla cifra').describe('Quanto vale, ad esempio vale 500 euro'),
});

const doorsSchema = z.strictObject({
  kind: z.literal('doors'),
  title: brokenTitleSchema,
  lead: copy(140, 'sono tre righe su un telefono').describe('Che cosa c’è dietro una porta'),
  items: itemList(
    {
      title: copy(19, 'è una riga di mezzo telefono').describe(
        'Che cosa dice il visitatore, ad esempio La linea cade',
      ),
      href: siteHref().describe('La pagina con quel prezzo e quel tempo, ad esempio /fibra-ottica'),
      service: reference('services', { shows: 'nothing' }).describe(
        'Il servizio di cui si disegna la tessitura, ad esempio digitalizzazione',
      ),
      price: z
        .union([
          offerSchema.meta({ title: 'Il prezzo di un piano' }),
          giftSchema.meta({ title: 'Qualcosa di gratuito' }),
        ])
        .describe('Il prezzo di un piano, oppure che cosa non costa niente e quanto vale'),
      text: copy(40, 'sono due righe di mezzo telefono').describe('Che cosa si ha per quel prezzo'),
      when: copy(48, 'sono due righe di mezzo telefono').describe(
        'Quanto tempo ci vuole, ad esempio Attiva in {fact:fibra-ottica/activation}',
      ),
      label: copy(18, 'sta accanto a una freccia').describe('Dove porta la porta, ad esempio Fibra ottica'),
    },
    4,
  ).describe('Quattro situazioni di chi visita, ciascuna con il suo prezzo'),
  action: actionSchema.describe('Il pulsante in cui finisce il filo sotto le porte'),
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
  name: 'Quattro porte con prezzo',
  schema: doorsSchema,
  draws: (doors, content) => {
    const gaps = missingPlans(doors, content);
    if (gaps.length > 0) throw new CannotDraw(gaps);
  },
});
