import * as z from 'zod';
import { dayInWords } from '../fields/days.ts';
import {
  type FormattedPrice,
  formatNumber,
  formatPrice,
  type Price,
  pricePeriodSchema,
  priceSchema,
  solutionPrice,
  solutionUnitSchema,
  spokenPrice,
} from '../fields/price.ts';
import { type JsonPath, valueAt } from '../read/json-path.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { brandSchema } from '../schemas/brand.ts';
import { measureSchema } from '../schemas/plan-list.ts';
import { AREAS, type Area } from '../schemas/service.ts';
import { brandTexts, claimTexts } from './brand-texts.ts';
import { italianCount } from './counts.ts';

/** The kinds of tokens, each with the collection whose files have its facts. Counts are of every collection. */
export const TOKEN_KINDS: Readonly<Record<string, string | undefined>> = {
  /** A plan's price without period: `{price:fibra-ottica/super-office-one}`. */
  price: 'plans',
  /** A plan's name. */
  plan: 'plans',
  /** An entry of a price list's `facts` or `measures`. */
  fact: 'plans',
  /** A service's "from" price without period. */
  from: 'services',
  /** What a service's "from" price buys. */
  buys: 'services',
  brand: 'brand',
  claim: 'brand',
  /** A number of entries in words: `{count:services/connettivita}`. */
  count: undefined,
  /** The same with a capital, for the beginning of a sentence. */
  Count: undefined,
  /** A solution's "from" price with its unit: `{solution:ict-managed-services/noc}`. */
  solution: 'solutions',
};

/** What a token quotes. */
export interface Fact {
  /** As visitors read it; `undefined` when a file that it comes from is refused, which is that file's problem. */
  readonly text: string | undefined;
  /** What a sentence needs instead, when the fact exists but cannot be quoted. */
  readonly instead?: string;
  /** The file that defines it, and the place in it; a count has none. */
  readonly entry?: RawEntry;
  readonly path?: JsonPath;
}

/** The facts that tokens can quote. */
export interface Facts {
  /** By their names in tokens, such as `price:voip/starter`. */
  readonly known: ReadonlyMap<string, Fact>;
  /** Files that exist and give no facts because they are refused: `plans/voip`; of the agency `brand` and `claim`. */
  readonly refused: ReadonlySet<string>;
  /** The ids of all files by collection, including those that could not be read. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** When plans that are not online on the day are, by list and plan: `voip/starter` -> `comincia il 30 novembre 2026`. */
  readonly otherDays: ReadonlyMap<string, string>;
}

interface Raw {
  readonly entries: readonly RawEntry[];
  readonly ids: readonly string[];
}

/**
 * The part of `planListSchema` (schemas/plan-list.ts) that tokens quote. Facts are known before the texts that quote them,
 * so a list with a wrong text elsewhere still gives its own.
 */
const planFactsSchema = z.object({
  per: pricePeriodSchema,
  facts: z.record(z.string(), z.string()),
  measures: z.record(z.string(), measureSchema).default({}),
  items: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        price: priceSchema,
        // A promotion that is wrong is reported by the schema of its file.
        promotion: z.object({ price: priceSchema }).optional().catch(undefined),
        minimumOrder: z.number().optional(),
      })
      .transform(({ promotion, ...plan }) => ({
        ...plan,
        price: promotion?.price ?? plan.price,
        priceAt: promotion ? ['promotion', 'price'] : ['price'],
      })),
  ),
});

/** The plans of all lists on disk that the lists of the day do not have. */
const plansOfOtherDays = (all: Raw | undefined, today: Raw | undefined, day: string): Map<string, string> => {
  const plansIn = (list: RawEntry | undefined): unknown[] => {
    const items = valueAt(list?.data, ['items']);
    return Array.isArray(items) ? items : [];
  };
  const idOf = (plan: unknown): string => String(valueAt(plan, ['id']));
  return new Map(
    (all?.entries ?? []).flatMap((list) => {
      const online = new Set(plansIn(today?.entries.find(({ id }) => id === list.id)).map(idOf));
      return plansIn(list)
        .filter((plan) => !online.has(idOf(plan)))
        .map((plan) => {
          const from = String(valueAt(plan, ['from']) ?? '');
          const until = String(valueAt(plan, ['until']));
          const when = day < from ? `comincia ${dayInWords(from)}` : `è finito ${dayInWords(until)}`;
          return [`${list.id}/${idOf(plan)}`, when] as const;
        });
    }),
  );
};

const serviceFactsSchema = z.object({
  area: z.enum(AREAS),
  plans: z.string().optional(),
  fromPrice: priceSchema.optional(),
  fromBuys: z.string().optional(),
});

const solutionFactsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      price: priceSchema.optional(),
      priceText: z.string().optional(),
      per: solutionUnitSchema.optional(),
    }),
  ),
});

interface Read<T> {
  readonly id: string;
  readonly entry: RawEntry;
  readonly data: T;
}

/** Whether the sentence around a number from two on stays the same: Italian has one form for both genders. */
const countFact = (name: string, count: number | undefined): Fact => {
  if (count === undefined || count >= 2) return { text: count === undefined ? count : italianCount(count) };
  const there = count === 1 ? 'ce n’è uno' : 'non ce n’è nessuno';
  return { text: undefined, instead: `una frase senza questo numero: in ${name} ${there}` };
};

/**
 * @param raw every collection as it is online on a day
 * @param files the same collections as they are on disk
 * @param day year-month-day
 * @returns the facts that tokens quote, collected before the texts are checked
 */
export const collectFacts = (
  raw: Readonly<Record<string, Raw>>,
  files: Readonly<Record<string, Raw>> = raw,
  day = '',
): Facts => {
  const known = new Map<string, Fact>();
  const refused = new Set<string>();
  const ids = Object.fromEntries(Object.entries(raw).map(([name, collection]) => [name, collection.ids]));
  const read = <T>(name: string, schema: z.ZodType<T>): Map<string, Read<T>> =>
    new Map(
      (ids[name] ?? []).flatMap((id) => {
        const entry = raw[name]?.entries.find((one) => one.id === id);
        const { data } = schema.safeParse(entry?.data);
        if (entry && data) return [[id, { id, entry, data }] as const];
        refused.add(`${name}/${id}`);
        return [];
      }),
    );
  const count = (name: string, number: number | undefined): unknown =>
    known.set(`count:${name}`, countFact(name, number));

  const agency = raw['brand']?.entries[0];
  const brand = brandSchema.safeParse(agency?.data).data;
  // Claims are usable even if another part of the file is invalid.
  const claims = brandSchema.shape.claims.safeParse(valueAt(agency?.data, ['claims'])).data;
  for (const [kind, texts, above] of [
    ['brand', brand && brandTexts(brand), []],
    ['claim', claims && claimTexts(claims), ['claims']],
  ] as const) {
    if (!agency || !texts) refused.add(kind);
    else
      for (const [key, text] of Object.entries(texts))
        known.set(`${kind}:${key}`, { text, entry: agency, path: [...above, key] });
  }

  const plans = read('plans', planFactsSchema);
  for (const { id, entry, data } of plans.values()) {
    const add = (kind: string, name: string, text: string, path: JsonPath): unknown =>
      known.set(`${kind}:${id}/${name}`, { text, entry, path });
    for (const [index, { id: plan, name, price, priceAt }] of data.items.entries()) {
      add('price', plan, formatPrice(price).text, ['items', index, ...priceAt]);
      add('plan', plan, name, ['items', index, 'name']);
    }
    for (const [key, text] of Object.entries(data.facts)) add('fact', key, text, ['facts', key]);
    for (const [key, { value, unit }] of Object.entries(data.measures))
      add('fact', key, `${formatNumber(value)} ${unit}`, ['measures', key]);
  }

  const solutions = read('solutions', solutionFactsSchema);
  for (const { id, entry, data } of solutions.values())
    for (const [index, item] of data.items.entries()) {
      const path = ['items', index, item.price === undefined ? 'priceText' : 'price'];
      known.set(`solution:${id}/${item.id}`, { text: spokenPrice(solutionPrice(item)), entry, path });
    }

  const services = read('services', serviceFactsSchema);
  for (const { id, entry, data } of services.values()) {
    const list = data.plans === undefined ? undefined : plans.get(data.plans);
    const price = fromPrice(data, list?.data, false);
    if (data.fromPrice !== undefined)
      known.set(`from:${id}`, { text: price?.text, entry, path: ['fromPrice'] });
    else if (list) {
      const least = entryPrice(list.data.items);
      const index = list.data.items.findIndex((plan) => plan.price === least);
      const path = ['items', index, ...(list.data.items[index]?.priceAt ?? [])];
      known.set(`from:${id}`, { text: price?.text, entry: list.entry, path });
    } else if (data.plans !== undefined) known.set(`from:${id}`, { text: undefined });
    if (data.fromBuys !== undefined)
      known.set(`buys:${id}`, { text: data.fromBuys, entry, path: ['fromBuys'] });
  }

  const isWhole = services.size === ids['services']?.length;
  for (const area of AREAS) {
    const own = [...services.values()].filter(({ data }) => data.area === area);
    count(`services/${area}`, isWhole ? own.length : undefined);
  }
  for (const [name, lists] of [['plans', plans] as const, ['solutions', solutions] as const])
    for (const id of ids[name] ?? []) count(`${name}/${id}`, lists.get(id)?.data.items.length);
  for (const [name, { length }] of Object.entries(ids)) count(name, length);
  return { known, refused, ids, otherDays: plansOfOtherDays(files['plans'], raw['plans'], day) };
};

interface PricedPlan {
  readonly price: Price;
  readonly minimumOrder?: number | undefined;
}

/**
 * The "from" price of a list: the lowest price of the plans with the smallest minimum order. A lower price for larger
 * orders does not count.
 *
 * @param plans the plans of a list; the default minimum order is 1
 * @returns the lowest number; the first price when all are words; `undefined` for an empty list
 */
export const entryPrice = (plans: readonly PricedPlan[]): Price | undefined => {
  const smallest = Math.min(...plans.map(({ minimumOrder = 1 }) => minimumOrder));
  const prices = plans.filter(({ minimumOrder = 1 }) => minimumOrder === smallest).map(({ price }) => price);
  const amounts = prices.filter((price) => typeof price === 'number');
  return amounts.length > 0 ? Math.min(...amounts) : prices[0];
};

/**
 * The "from" price of a service: its own, or that of its price list ({@link entryPrice}). In digital innovation, whole
 * amounts have no cents.
 *
 * @param service its area and own price
 * @param list its price list, if it has one
 * @param withPeriod whether `/mese` or `/SIM` follows
 * @returns the price; `undefined` for a service without one
 */
export const fromPrice = (
  service: { readonly area: Area; readonly fromPrice?: Price | undefined },
  list: { readonly per: 'mese' | 'SIM'; readonly items: readonly PricedPlan[] } | undefined,
  withPeriod: boolean,
): FormattedPrice | undefined => {
  const price = service.fromPrice ?? entryPrice(list?.items ?? []);
  if (price === undefined) return undefined;
  const wholeEuro = service.area === 'innovazione';
  return formatPrice(price, withPeriod ? { per: list?.per ?? 'mese', wholeEuro } : { wholeEuro });
};
