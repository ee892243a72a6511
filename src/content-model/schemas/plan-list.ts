import * as z from 'zod';
import { copy, slug } from '../fields/copy.ts';
import { eachOnce } from '../fields/once.ts';
import {
  amountSchema,
  confirmSchema,
  hasWholeCents,
  pricePeriodSchema,
  priceSchema,
} from '../fields/price.ts';
import { endsAfterItBegins, windowFields } from '../fields/window.ts';
import { conditionsSchema } from './conditions.ts';

const feature = () => copy(80, 'una caratteristica è una riga della scheda di un piano');

/** One plan offers no choice, and five cards do not fill equal rows. */
const FEWEST_PLANS = 2;
const MOST_PLANS = 4;
const HOW_MANY_PLANS = 'da due a quattro piani: c’è posto per quattro schede';

const EARLIER_PRICE = 'un importo in euro, ad esempio 25.99';

const sitesSchema = z.strictObject({
  from: z.int().positive().describe('Il minimo di sedi, ad esempio 6'),
  to: z.int().positive().describe('Il massimo di sedi, ad esempio 20; senza, non c’è limite').optional(),
});

/** The guaranteed availability in a year, as a card shows it. Two digits before the comma exclude 100%. */
const slaSchema = z.string().regex(/^(?:fino al )?\d{2}(?:,\d{1,3})?%$/, {
  error: 'una disponibilità, ad esempio "99,95%" o "fino al 99,99%"',
});

/**
 * A price for some days. {@link onDay} removes it on the others, so a plan that has one is in promotion. What the agency
 * owes who reads it: docs/decisions/0034-promotions.md.
 */
const promotionSchema = z
  .strictObject({
    price: amountSchema('un numero di euro più basso del prezzo del piano, ad esempio 19.99').describe(
      'Il prezzo in promozione, in euro senza IVA, ad esempio 19.99; accanto si legge barrato il prezzo del piano',
    ),
    confirm: confirmSchema(),
    from: windowFields.from.describe(
      'Il primo giorno della promozione, ad esempio 2026-12-07; senza, è già cominciata',
    ),
    until: windowFields.until
      .unwrap()
      .describe(
        'L’ultimo giorno della promozione, ad esempio 2026-12-24; dal giorno dopo vale il prezzo del piano',
      ),
  })
  .superRefine(endsAfterItBegins);

const planFields = z.strictObject({
  id: slug().describe('Come le pagine citano il piano: {price:fibra-ottica/super-office-one}'),
  ...windowFields,
  name: copy(28, 'è il titolo di una scheda').describe('Il nome del piano, ad esempio Super Office One'),
  capacity: copy(40, 'è una riga sotto il nome')
    .describe('Velocità, sedi, dispositivi o connessione, ad esempio Fino a 2,5 Gb/s')
    .optional(),
  sites: sitesSchema
    .describe('Per quante sedi è il piano, se un disegno della sua pagina le conta')
    .optional(),
  strands: z
    .int()
    .min(0)
    .max(100)
    .describe(
      'I fili del piano nella scala di un’apertura, ad esempio 25; da omettere dove non c’è limite, 0 per nessuno',
    )
    .optional(),
  sla: slaSchema
    .describe('La disponibilità promessa dal piano, se un disegno della sua pagina la traduce in ore')
    .optional(),
  description: copy(110, 'sono due o tre righe di una scheda').describe(
    'Per chi è il piano, ad esempio Sedi con poche postazioni, email e pagamenti.',
  ),
  price: priceSchema.describe('Euro senza IVA per un periodo, ad esempio 23.99'),
  confirm: confirmSchema(),
  promotion: promotionSchema
    .describe(
      'Un prezzo più basso da un giorno a un altro. La legge vuole barrato il prezzo più basso degli ultimi 30 giorni (Codice del consumo, art. 17-bis): verifica che il prezzo del piano lo sia',
    )
    .optional(),
  minimumOrder: z
    .int()
    .positive()
    .describe(
      'L’ordine minimo di un piano venduto a quantità, ad esempio 100; i piani per ordini più grandi non danno il prezzo “da”',
    )
    .optional(),
  originalPrice: z
    .number({ error: EARLIER_PRICE })
    .positive()
    .refine(hasWholeCents, { error: EARLIER_PRICE })
    .describe('Il prezzo prima della promozione, mostrato barrato, ad esempio 25.99')
    .optional(),
  popular: z.boolean().describe('Acceso sull’unico piano in evidenza').optional(),
  badge: copy(20, 'è un’etichetta cucita')
    .describe('L’etichetta della scheda, ad esempio PROMO ESCLUSIVA')
    .optional(),
  features: z
    .array(feature())
    .min(1)
    .max(6)
    .describe('Che cosa ha questo piano e gli altri no, ad esempio SLA 99,95%'),
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
        message: `le stesse cifre di \`sites\`: ${unnamed.join(' e ')}`,
      });
    if (originalPrice === undefined || (typeof price === 'number' && originalPrice > price)) return;
    const message =
      typeof price === 'number'
        ? `più di ${price}, il prezzo attuale: si mostra barrato`
        : `nessun prezzo di prima, perché il prezzo attuale è "${price}"`;
    context.addIssue({ code: 'custom', path: ['originalPrice'], message });
  })
  .superRefine(({ price, promotion, originalPrice }, context) => {
    if (promotion === undefined) return;
    const refuse = (path: string[], message: string): unknown =>
      context.addIssue({ code: 'custom', path, message });
    if (typeof price === 'string')
      refuse(
        ['promotion'],
        `nessuna promozione: il prezzo del piano è “${price}”, senza una cifra da ribassare`,
      );
    else if (promotion.price >= price)
      refuse(['promotion', 'price'], `meno di ${price}, il prezzo del piano: in promozione si legge barrato`);
    if (originalPrice !== undefined)
      refuse(
        ['originalPrice'],
        'nessun prezzo di prima: durante la promozione si legge barrato il prezzo del piano',
      );
  })
  .transform(({ promotion, ...plan }) => ({
    ...plan,
    ...(promotion && { price: promotion.price, originalPrice: plan.price }),
    promotedUntil: promotion?.until,
  }));

/** A fact whose figure a drawing uses. Copy quotes it like any other: `{fact:backup-connectivity/failover}`. */
export const measureSchema = z.strictObject({
  value: z.number().positive().describe('La cifra, ad esempio 30'),
  unit: copy(20, 'è una parola, o due, dopo la cifra').describe('Che cosa conta, ad esempio secondi'),
});

const alreadyHas = (what: string) => (first: number) => `${what} che \`items[${first}]\` non abbia già`;

/**
 * A price list: `src/content/plans/*.yaml`. Specification §3 "Plans" and §9. What tokens quote of it, `planFactsSchema` reads
 * before (facts/facts.ts): a key of both has one name and one type.
 */
export const planListSchema = z
  .strictObject({
    per: pricePeriodSchema.describe('L’unità di un prezzo: mese o SIM'),
    facts: z
      .record(z.string(), copy(40, 'un fatto è poche parole in una frase').meta({ amounts: true }))
      .describe('Tempi e importi che le pagine citano come {fact:fibra-ottica/activation}'),
    measures: z
      .record(z.string(), measureSchema)
      .describe('Fatti la cui cifra usa un disegno, citati come gli altri, ad esempio failover')
      .optional(),
    conditions: conditionsSchema.describe(
      'Le righe dell’etichetta di trasparenza: IVA, attivazione, tempi, misura, tecnologia, durata, fine di una promozione',
    ),
    items: z
      .array(planSchema)
      .min(FEWEST_PLANS, { error: HOW_MANY_PLANS })
      .max(MOST_PLANS, { error: HOW_MANY_PLANS })
      .superRefine(eachOnce(({ id }) => id, 'id', alreadyHas('un nome nei riferimenti')))
      .superRefine(eachOnce(({ name }) => name, 'name', alreadyHas('un nome')))
      .superRefine(
        eachOnce(
          ({ popular }) => (popular ? 'popular' : undefined),
          'popular',
          () => 'un solo piano in evidenza in un listino: ce n’è già un altro',
        ),
      )
      .refine((items) => items.some(({ popular }) => popular), {
        error: '`popular: true` in uno dei piani, che si mette in evidenza',
      })
      .describe('I piani, da due a quattro, nell’ordine mostrato'),
    inEveryPlan: z
      .array(feature())
      .max(6)
      .describe('Che cosa ha ogni piano, ad esempio Installazione gratuita'),
  })
  .superRefine(({ items, conditions }, context) => {
    const promoted = items.findIndex(
      ({ originalPrice, promotedUntil }) => originalPrice !== undefined && promotedUntil === undefined,
    );
    if (promoted !== -1 && conditions.promotionEnds === undefined)
      context.addIssue({
        code: 'custom',
        path: ['conditions', 'promotionEnds'],
        message: `la fine della promozione, ad esempio 2026-12-31: \`items[${promoted}]\` mostra il prezzo di prima`,
      });
  });

export type Measure = z.output<typeof measureSchema>;
export type PlanData = z.output<typeof planSchema>;
export type PlanListData = z.output<typeof planListSchema>;
