import type { DrawnPlans, PlanGap } from '../content-model/check/plan-gaps.ts';
import { lineSpeed } from '../content-model/facts/line-speed.ts';
import { valueAt } from '../content-model/read/received.ts';
import type { PlanListData } from '../content-model/schemas/plan-list.ts';
import type { Section } from '../sections/section-schemas.ts';

/** The most threads in one part of a drawing. Their classes are in src/styles/global.css. */
export const MOST_THREADS = 60;

const speedGaps = ({ items }: PlanListData): PlanGap[] =>
  items.flatMap(({ capacity = '' }, index) =>
    lineSpeed(capacity)
      ? []
      : [{ path: ['items', index, 'capacity'], expected: 'a speed such as "Fino a 500 Mb/s"' }],
  );

const slaGaps = ({ items }: PlanListData): PlanGap[] =>
  items.flatMap(({ sla }, index) =>
    sla ? [] : [{ path: ['items', index, 'sla'], expected: 'an availability such as "99,95%"' }],
  );

/** Each site is a thread. A plan begins where the one before it ends, so only the last may have no limit. */
const siteGaps = ({ items }: PlanListData): PlanGap[] =>
  items.flatMap(({ sites }, index) => {
    const path = ['items', index, 'sites'];
    if (!sites) return [{ path, expected: 'the number of sites, such as { from: 6, to: 20 }' }];
    const { to } = sites;
    if (to === undefined && index < items.length - 1)
      return [
        { path: [...path, 'to'], expected: 'the most sites: only the last plan of a list has no limit' },
      ];
    const below = items[index - 1]?.sites?.to ?? 0;
    if (to === undefined || (to > below && to <= below + MOST_THREADS)) return [];
    const expected = `from ${below + 1} to ${below + MOST_THREADS}: the plan before it ends at ${below}, and each site is a thread`;
    return [{ path: [...path, 'to'], expected }];
  });

const CALL_MEASURES = ['Numbers', 'Extensions'] as const;

const callGaps = ({ items, measures = {} }: PlanListData): PlanGap[] => {
  const needed = items.flatMap(({ id, name }, index) => {
    const keys = CALL_MEASURES.map((measure) => `${id}${measure}`);
    const missing = keys.filter((key) => measures[key] === undefined);
    if (missing.length === keys.length && index === items.length - 1) return [];
    return missing.map((key) => ({
      path: ['measures', key],
      expected: `a figure such as { value: 5, unit: interni } for "${name}": only the last plan of a list has no limit`,
    }));
  });
  const ids = new Set(items.map(({ id }) => id));
  const left = Object.keys(measures).flatMap((key) => {
    const [, id] = /^(.+)(?:Numbers|Extensions)$/.exec(key) ?? [];
    if (id === undefined || ids.has(id)) return [];
    return [{ path: ['measures', key], expected: `a measure of a plan: none has the id "${id}"` }];
  });
  return [...needed, ...left, ...measureGap('bandwidthPerCall', '{ value: 100, unit: kb/s }')({ measures })];
};

const measureGap =
  (key: string, example: string) =>
  ({ measures = {} }: Pick<PlanListData, 'measures'>): PlanGap[] =>
    measures[key] ? [] : [{ path: ['measures', key], expected: `a figure such as ${example}` }];

/** The height of the cloth shows prices, so at least one plan needs a price in euro. */
const priceGap = ({ items }: PlanListData): PlanGap[] =>
  items.some(({ price }) => typeof price === 'number')
    ? []
    : [{ path: ['items', 0, 'price'], expected: 'at least one plan with a price in euro' }];

/** The cost of a fleet comes from the last plan whose minimum order it reaches. */
const fleetExcess = (section: unknown, { items }: PlanListData): PlanGap[] => {
  const fleets = valueAt(section, ['fleets']);
  if (!Array.isArray(fleets)) return [];
  return fleets.flatMap((sims: unknown, index) => {
    const plan = items.findLast(({ minimumOrder = 1 }) => minimumOrder <= Number(sims));
    if (typeof plan?.price === 'number') return [];
    const expected = plan
      ? `fewer SIMs: the price of "${plan.name}" is in words`
      : `${items[0]?.minimumOrder} SIMs or more: no plan covers fewer`;
    return [{ path: ['fleets', index], expected }];
  });
};

/** The sections that draw every plan of a list. */
export const DRAWN_PLANS: Partial<Record<Section['kind'], readonly DrawnPlans[]>> = {
  'call-flow': [
    { key: 'plans', gaps: callGaps },
    { key: 'lines', gaps: speedGaps },
  ],
  downtime: [{ key: 'plans', gaps: slaGaps }],
  'failover-timeline': [{ key: 'plans', gaps: measureGap('failover', '{ value: 30, unit: secondi }') }],
  'mobile-bill': [{ key: 'plans', gaps: priceGap }],
  'sim-price': [{ key: 'plans', gaps: priceGap, excess: fleetExcess }],
  'site-map': [{ key: 'plans', gaps: siteGaps }],
  'speed-race': [{ key: 'plans', gaps: speedGaps }],
};
