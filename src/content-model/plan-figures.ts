import { lineSpeed } from './fields/line-speed.ts';
import type { Measure, PlanListData } from './schemas/plan-list.ts';
import { CannotDraw, type Gap } from './section.ts';

/** The figures of a price list that sections draw. Each throws {@link CannotDraw} with every figure that is missing. */

/** The most threads in one part of a drawing. Their classes are in src/styles/global.css. */
export const MOST_THREADS = 60;

type Plan = PlanListData['items'][number];

const gap = (id: string, path: Gap['path'], expected: string): Gap => ({
  of: { collection: 'plans', id },
  path,
  expected,
});

/** What a plan has, or what it lacks. */
type Figure<T> = { readonly figure: T } | { readonly gaps: readonly Gap[] };

const has = <T>(figure: T): Figure<T> => ({ figure });
const lacks = (...gaps: readonly Gap[]): Figure<never> => ({ gaps });

const figuresOf = <P, T>(plans: readonly P[], figureOf: (plan: P, index: number) => Figure<T>): T[] => {
  const found = plans.map(figureOf);
  const gaps = found.flatMap((one) => ('gaps' in one ? one.gaps : []));
  if (gaps.length > 0) throw new CannotDraw(gaps);
  return found.flatMap((one) => ('figure' in one ? [one.figure] : []));
};

/**
 * @param list the id of a price list
 * @param items its plans
 * @returns the speed of each, in megabits a second, as its `capacity` says
 */
export const speedsOf = (list: string, items: readonly Pick<Plan, 'capacity'>[]): number[] =>
  figuresOf(items, ({ capacity = '' }, index) => {
    const speed = lineSpeed(capacity);
    return speed
      ? has(speed)
      : lacks(gap(list, ['items', index, 'capacity'], 'a speed such as "Fino a 500 Mb/s"'));
  });

/** @returns the availability of each plan, e.g. `99,95%` */
export const slasOf = (list: string, items: readonly Pick<Plan, 'sla'>[]): string[] =>
  figuresOf(items, ({ sla }, index) =>
    sla ? has(sla) : lacks(gap(list, ['items', index, 'sla'], 'an availability such as "99,95%"')),
  );

/** @returns the sites of each plan. A plan begins where the one before it ends, so only the last may have no limit. */
export const sitesOf = (list: string, items: readonly Pick<Plan, 'sites'>[]): NonNullable<Plan['sites']>[] =>
  figuresOf(items, ({ sites }, index) => {
    const path = ['items', index, 'sites'];
    if (!sites) return lacks(gap(list, path, 'the number of sites, such as { from: 6, to: 20 }'));
    const below = items[index - 1]?.sites?.to ?? 0;
    if (sites.to === undefined)
      return index === items.length - 1
        ? has(sites)
        : lacks(gap(list, [...path, 'to'], 'the most sites: only the last plan of a list has no limit'));
    if (sites.to > below && sites.to <= below + MOST_THREADS) return has(sites);
    const expected = `from ${below + 1} to ${below + MOST_THREADS}: the plan before it ends at ${below}, and each site is a thread`;
    return lacks(gap(list, [...path, 'to'], expected));
  });

type Measured = Pick<PlanListData, 'measures'>;

/** @returns one measure of a list, e.g. `failover` */
export const measureOf = (
  list: string,
  { measures = {} }: Measured,
  key: string,
  example: string,
): Measure => {
  const measure = measures[key];
  if (!measure) throw new CannotDraw([gap(list, ['measures', key], `a figure such as ${example}`)]);
  return measure;
};

/** The numbers and extensions of a plan; the last plan of a list may have no limit. */
export interface CallMeasures {
  readonly numbers: Measure;
  readonly extensions: Measure;
}

/** @returns the numbers and extensions of each plan; `undefined` for a last plan without a limit */
export const callMeasuresOf = (
  list: string,
  items: readonly Pick<Plan, 'id' | 'name'>[],
  { measures = {} }: Measured,
): (CallMeasures | undefined)[] =>
  figuresOf<(typeof items)[number], CallMeasures | undefined>(items, ({ id, name }, index) => {
    const [numbers, extensions] = [measures[`${id}Numbers`], measures[`${id}Extensions`]];
    if (numbers && extensions) return has({ numbers, extensions });
    if (!numbers && !extensions && index === items.length - 1) return has(undefined);
    const missing = [...(numbers ? [] : ['Numbers']), ...(extensions ? [] : ['Extensions'])];
    const expected = `a figure such as { value: 5, unit: interni } for "${name}": only the last plan of a list has no limit`;
    return lacks(...missing.map((key) => gap(list, ['measures', `${id}${key}`], expected)));
  });

/**
 * @param items the plans of a list
 * @param id the plan that a section names
 * @param path where it names it
 * @returns what is wrong when the list does not have that plan
 */
export const missingPlan = (items: readonly Pick<Plan, 'id'>[], id: string, path: Gap['path']): Gap[] =>
  items.some((plan) => plan.id === id)
    ? []
    : [{ path, expected: `a plan of that list: ${items.map((plan) => plan.id).join(', ')}` }];

/** Checks that at least one plan has a price in euro, which the height of a cloth shows. */
export const needsPrice = (list: string, items: readonly Pick<Plan, 'price'>[]): void => {
  if (items.some(({ price }) => typeof price === 'number')) return;
  throw new CannotDraw([gap(list, ['items', 0, 'price'], 'at least one plan with a price in euro')]);
};

/** Checks that each fleet has a price: that of the last plan whose minimum order it reaches. */
export const needsFleets = (
  items: readonly Pick<Plan, 'name' | 'price' | 'minimumOrder'>[],
  fleets: readonly number[],
): void => {
  const gaps = fleets.flatMap((sims, index): Gap[] => {
    const plan = items.findLast(({ minimumOrder = 1 }) => minimumOrder <= sims);
    if (typeof plan?.price === 'number') return [];
    const expected = plan
      ? `fewer SIMs: the price of "${plan.name}" is in words`
      : `${items[0]?.minimumOrder} SIMs or more: no plan covers fewer`;
    return [{ path: ['fleets', index], expected }];
  });
  if (gaps.length > 0) throw new CannotDraw(gaps);
};
