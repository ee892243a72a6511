import { lineSpeed } from './fields/line-speed.ts';
import type { JsonPath } from './read/json-path.ts';
import type { Measure, PlanListData } from './schemas/plan-list.ts';
import { CannotDraw, type Gap } from './section.ts';

/** The figures of a price list that sections draw. Each throws {@link CannotDraw} with every figure that is missing. */

/** The most threads in one part of a drawing. Their classes are in src/styles/global.css. */
export const MOST_THREADS = 60;

type Plan = PlanListData['items'][number];

/** What a list lacks. */
const gap = (list: string, path: JsonPath, expected: string): Gap => ({
  of: { collection: 'plans', id: list },
  path,
  expected,
});

/** The figure of each plan, unless a plan lacks something. */
const figuresOf = <P, T>(plans: readonly P[], figureOf: (plan: P, index: number) => T | Gap[]): T[] => {
  const found = plans.map(figureOf);
  const gaps = found.flatMap((figure) => (Array.isArray(figure) ? figure : []));
  if (gaps.length > 0) throw new CannotDraw(gaps);
  return found as T[];
};

/**
 * @param list the id of a price list
 * @param items its plans
 * @returns the speed of each, in megabits a second, as its `capacity` says
 */
export const speedsOf = (list: string, items: readonly Pick<Plan, 'capacity'>[]): number[] =>
  figuresOf<(typeof items)[number], number>(
    items,
    ({ capacity = '' }, index) =>
      lineSpeed(capacity) ?? [
        gap(list, ['items', index, 'capacity'], 'una velocità, ad esempio "Fino a 500 Mb/s"'),
      ],
  );

/** @returns the availability of each plan, e.g. `99,95%` */
export const slasOf = (list: string, items: readonly Pick<Plan, 'sla'>[]): string[] =>
  figuresOf<(typeof items)[number], string>(
    items,
    ({ sla }, index) => sla ?? [gap(list, ['items', index, 'sla'], 'una disponibilità, ad esempio "99,95%"')],
  );

type Sites = NonNullable<Plan['sites']>;

/** @returns the sites of each plan. A plan begins where the one before it ends, so only the last may have no limit. */
export const sitesOf = (list: string, items: readonly Pick<Plan, 'sites'>[]): Sites[] =>
  figuresOf<(typeof items)[number], Sites>(items, ({ sites }, index) => {
    const path = ['items', index, 'sites'];
    if (!sites) return [gap(list, path, 'il numero di sedi, ad esempio { from: 6, to: 20 }')];
    const below = items[index - 1]?.sites?.to ?? 0;
    const { to } = sites;
    const isLast = index === items.length - 1;
    if (to === undefined ? isLast : to > below && to <= below + MOST_THREADS) return sites;
    const limit = 'il massimo di sedi: solo l’ultimo piano di un listino può non avere limite';
    if (to === undefined) return [gap(list, [...path, 'to'], limit)];
    const expected = `da ${below + 1} a ${below + MOST_THREADS}: il piano precedente finisce a ${below}, e ogni sede è un filo`;
    return [gap(list, [...path, 'to'], expected)];
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
  if (!measure) throw new CannotDraw([gap(list, ['measures', key], `una cifra, ad esempio ${example}`)]);
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
    if (numbers && extensions) return { numbers, extensions };
    if (!numbers && !extensions && index === items.length - 1) return undefined;
    const expected = (unit: string): string =>
      `una cifra, ad esempio { value: 5, unit: ${unit} }, per "${name}": solo l’ultimo piano di un listino può non avere limite`;
    return [
      ...(numbers ? [] : [gap(list, ['measures', `${id}Numbers`], expected('numeri'))]),
      ...(extensions ? [] : [gap(list, ['measures', `${id}Extensions`], expected('interni'))]),
    ];
  });

/**
 * @param items the plans of a list
 * @param id the plan that a section names
 * @param path where it names it
 * @returns what is wrong when the list does not have that plan
 */
export const missingPlan = (items: readonly Pick<Plan, 'id'>[], id: string, path: JsonPath): Gap[] =>
  items.some((plan) => plan.id === id)
    ? []
    : [{ path, expected: `un piano di quel listino: ${items.map((plan) => plan.id).join(', ')}` }];

/** Checks that at least one plan has a price in euro, which the height of a cloth shows. */
export const needsPrice = (list: string, items: readonly Pick<Plan, 'price'>[]): void => {
  if (items.some(({ price }) => typeof price === 'number')) return;
  throw new CannotDraw([gap(list, ['items', 0, 'price'], 'almeno un piano con un prezzo in euro')]);
};

/** Checks that each fleet has a price: that of the last plan whose minimum order it reaches. */
export const needsFleets = (
  items: readonly Pick<Plan, 'name' | 'price' | 'minimumOrder'>[],
  fleets: readonly number[],
): void => {
  figuresOf<number, number>(fleets, (sims, index) => {
    const plan = items.findLast(({ minimumOrder = 1 }) => minimumOrder <= sims);
    if (typeof plan?.price === 'number') return plan.price;
    const expected = plan
      ? `meno SIM: il prezzo di "${plan.name}" è in parole`
      : `almeno ${items[0]?.minimumOrder} SIM: nessun piano ne prevede meno`;
    return [{ path: ['fleets', index], expected }];
  });
};
