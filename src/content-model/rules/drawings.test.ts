import { expect, test } from 'vitest';
import * as z from 'zod';
import { reference } from '../fields/reference.ts';
import { callMeasuresOf, needsFleets, needsPrice, sitesOf, slasOf, speedsOf } from '../plan-figures.ts';
import { CannotDraw, defineSection } from '../section.ts';
import { PAGE, PLANS, problemsOf } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';

const kinds = [
  defineSection({
    name: 'Prova',
    schema: z.strictObject({ kind: z.literal('plans'), plans: reference('plans') }),
    draws: ({ plans }, content) => speedsOf(plans, content.plans.get(plans)?.items ?? []),
  }),
];

test('reports every figure that a drawing lacks, in the file that should have it', () => {
  const expected = `una velocità, ad esempio "Fino a 500 Mb/s" (la disegna "plans" in ${PAGE}) | niente: il campo manca`;
  expect(problemsOf(edit(PLANS, 'price: 39.99', 'capacity: Fino a 1 Gb/s, price: 39.99'), { kinds })).toEqual(
    [`${PLANS}:4 items[0].capacity: ${expected}`, `${PLANS}:11 items[2].capacity: ${expected}`],
  );
});

test('reports a price list that is refused, and not what it fails to draw', () => {
  expect(problemsOf(edit(PLANS, '23.99', 'gratis'), { kinds })).toEqual([
    expect.stringContaining('items[0].price'),
  ]);
});

/** @returns the figures, or the places that a drawing lacks */
const drawn = (draw: () => unknown): unknown => {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof CannotDraw)) throw error;
    return error.gaps.map(({ of, path }) => `${of?.id ?? 'section'} ${path.join('.')}`);
  }
};

const SIMS = [
  { id: 'starter', name: 'Starter', price: 6, minimumOrder: 10 },
  { id: 'max', name: 'Max', price: 'Su misura' as const, minimumOrder: 100 },
];
const NUMBERS = { measures: { starterNumbers: { value: 1, unit: 'numero' } } };
const FROM_ONE = { sites: { from: 1, to: 5 } };

test.each<[what: string, draw: () => unknown, drawn: unknown]>([
  ['speeds', () => speedsOf('x', [{ capacity: 'Fino a 2,5 Gb/s' }, { capacity: '500 Mb/s' }]), [2500, 500]],
  ['availabilities', () => slasOf('x', [{ sla: '99,9%' }]), ['99,9%']],
  ['sites', () => sitesOf('x', [FROM_ONE, { sites: { from: 6 } }]), [{ from: 1, to: 5 }, { from: 6 }]],
  ['no availability', () => slasOf('x', [{}, { sla: '99%' }]), ['x items.0.sla']],
  ['no sites', () => sitesOf('x', [{}, { sites: { from: 3 } }]), ['x items.0.sites']],
  [
    'no limit of sites',
    () => sitesOf('x', [{ sites: { from: 1 } }, {}]),
    ['x items.0.sites.to', 'x items.1.sites'],
  ],
  ['more sites than threads', () => sitesOf('x', [{ sites: { from: 1, to: 90 } }]), ['x items.0.sites.to']],
  ['no extensions', () => callMeasuresOf('x', SIMS, NUMBERS), ['x measures.starterExtensions']],
  [
    'no figures of a plan before the last',
    () => callMeasuresOf('x', SIMS, {}),
    ['x measures.starterNumbers', 'x measures.starterExtensions'],
  ],
  ['no price', () => needsPrice('x', [{ price: 'Su misura' }]), ['x items.0.price']],
  ['fleets', () => needsFleets(SIMS, [5, 50, 500]), ['section fleets.0', 'section fleets.2']],
])('draws %s, or says what it lacks', (_what, draw, figures) => {
  expect(drawn(draw)).toEqual(figures);
});
