import * as z from 'zod';
import {
  type FormattedPrice,
  formatNumber,
  formatPrice,
  type Price,
  pricePeriodSchema,
  priceSchema,
  solutionUnitSchema,
} from '../fields/price.ts';
import type { MissingFile } from '../read/missing-file.ts';
import { valueAt } from '../read/received.ts';
import { type Brand, brandSchema } from '../schemas/brand.ts';
import { type Measure, measureSchema } from '../schemas/plan-list.ts';
import { AREAS, type Area } from '../schemas/service.ts';
import { brandTexts, claimTexts } from './brand-texts.ts';

/**
 * @param measures facts that consist of a figure and a unit
 * @returns each fact as visitors read it: `30 secondi`
 */
export const measureTexts = (measures: Readonly<Record<string, Measure>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(measures).map(([key, { value, unit }]) => [key, `${formatNumber(value)} ${unit}`]),
  );

const planFactsSchema = z
  .object({
    per: pricePeriodSchema,
    facts: z.record(z.string(), z.string()),
    measures: z.record(z.string(), measureSchema).default({}),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        price: priceSchema,
        minimumOrder: z.number().optional(),
      }),
    ),
  })
  .transform(({ measures, facts, ...list }) => ({ ...list, facts: { ...facts, ...measureTexts(measures) } }));

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

export type PlanFacts = z.output<typeof planFactsSchema>;
export type SolutionFacts = z.output<typeof solutionFactsSchema>;
export type ServiceFacts = z.output<typeof serviceFactsSchema>;

/**
 * The facts that tokens can quote. `undefined` stands for an entry that exists but is invalid: the problem is reported
 * for its own file, not for the texts that quote it.
 */
export interface Facts {
  readonly brand: ReadonlyMap<string, string> | undefined;
  readonly claims: ReadonlyMap<string, string> | undefined;
  readonly plans: ReadonlyMap<string, PlanFacts | undefined>;
  readonly services: ReadonlyMap<string, ServiceFacts | undefined>;
  readonly solutions: ReadonlyMap<string, SolutionFacts | undefined>;
  /** The number of files in other collections, for `{count:roles}`. */
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * The result of looking up a fact: its text, `undefined` when its own file is invalid; the known names, when the name
 * is unknown; or the missing file.
 */
export type Answer =
  | { readonly text: string | undefined }
  | { readonly known: readonly string[] }
  | { readonly missing: MissingFile }
  /** What the text needs instead of the token, when the fact exists but cannot be quoted. */
  | { readonly instead: string };

interface Raw {
  readonly entries: readonly { readonly id: string; readonly data: unknown }[];
  /** Ids of all files, including those that could not be read. */
  readonly ids: readonly string[];
}

const each = <T>({ entries, ids }: Raw, schema: z.ZodType<T>): Map<string, T | undefined> => {
  const facts = new Map<string, T | undefined>(ids.map((id) => [id, undefined]));
  for (const { id, data } of entries) facts.set(id, schema.safeParse(data).data);
  return facts;
};

/** Collections whose facts have kinds of tokens of their own. All others are only counted. */
type Quoted = 'brand' | 'plans' | 'services' | 'solutions';

/**
 * @param raw every collection as it is on disk
 * @returns the facts that tokens quote, collected before the texts are checked
 */
export const collectFacts = (raw: Readonly<Record<Quoted, Raw>> & Readonly<Record<string, Raw>>): Facts => {
  const { brand: agency, plans, services, solutions, ...counted } = raw;
  const brand = agency.entries[0]?.data;
  const known: Brand | undefined = brandSchema.safeParse(brand).data;
  const claims = brandSchema.shape.claims.safeParse(valueAt(brand, ['claims'])).data;
  return {
    brand: known && new Map(Object.entries(brandTexts(known))),
    // Claims are usable even if another part of the file is invalid.
    claims: claims && new Map(Object.entries(claimTexts(claims))),
    plans: each(plans, planFactsSchema),
    services: each(services, serviceFactsSchema),
    solutions: each(solutions, solutionFactsSchema),
    numbers: new Map(Object.entries(counted).map(([name, { ids }]) => [name, ids.length])),
  };
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
  list: (Pick<PlanFacts, 'per'> & { readonly items: readonly PricedPlan[] }) | undefined,
  withPeriod: boolean,
): FormattedPrice | undefined => {
  const price = service.fromPrice ?? entryPrice(list?.items ?? []);
  if (price === undefined) return undefined;
  const wholeEuro = service.area === 'innovazione';
  return formatPrice(price, withPeriod ? { per: list?.per ?? 'mese', wholeEuro } : { wholeEuro });
};
