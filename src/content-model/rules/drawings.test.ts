import { expect, test } from 'vitest';
import * as z from 'zod';
import { reference } from '../fields/reference.ts';
import { callMeasuresOf, needsFleets, needsPrice, sitesOf, slasOf, speedsOf } from '../plan-figures.ts';
import { CannotDraw, defineSection } from '../section.ts';
import { contentError } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';

const drawn = defineSection({
  schema: z.strictObject({ kind: z.literal('plans'), plans: reference('plans') }),
  draws: ({ plans }, content) => speedsOf(plans, content.plans.get(plans)?.items ?? []),
});

test('reports every figure that a drawing lacks, in the file that should have it', () => {
  const one = edit('plans/fibra-ottica.yaml', 'price: 39.99', 'capacity: Fino a 1 Gb/s, price: 39.99');
  const { problems } = contentError(one, [drawn]);
  const expected =
    'a speed such as "Fino a 500 Mb/s" ("plans" in src/content/pages/fibra-ottica.yaml draws it)';
  expect(problems.map((problem) => [problem.field, problem.expected])).toEqual([
    ['items[0].capacity', expected],
    ['items[2].capacity', expected],
  ]);
});

test('reports a price list that is refused, and not what it fails to draw', () => {
  const { problems } = contentError(edit('plans/fibra-ottica.yaml', '23.99', 'gratis'), [drawn]);
  expect(problems.map(({ field }) => field)).toEqual(['items[0].price']);
});

/** @returns the places that a drawing lacks */
const lacks = (draw: () => unknown): string[] => {
  try {
    draw();
    return [];
  } catch (error) {
    if (!(error instanceof CannotDraw)) throw error;
    return error.gaps.map(({ of, path }) => `${of?.id ?? 'section'} ${path.join('.')}`);
  }
};

test('takes the figures of every plan', () => {
  expect(speedsOf('x', [{ capacity: 'Fino a 2,5 Gb/s' }, { capacity: '500 Mb/s' }])).toEqual([2500, 500]);
  expect(slasOf('x', [{ sla: '99,9%' }])).toEqual(['99,9%']);
  const sites = [{ sites: { from: 1, to: 5 } }, { sites: { from: 6 } }];
  expect(sitesOf('x', sites)).toEqual([{ from: 1, to: 5 }, { from: 6 }]);
});

const PLANS = [
  { id: 'starter', name: 'Starter', price: 6, minimumOrder: 10 },
  { id: 'max', name: 'Max', price: 'Su misura' as const, minimumOrder: 100 },
];

test.each<[what: string, draw: () => unknown, places: string[]]>([
  ['an availability', () => slasOf('x', [{}, { sla: '99%' }]), ['x items.0.sla']],
  ['sites', () => sitesOf('x', [{}, { sites: { from: 3 } }]), ['x items.0.sites']],
  [
    'a limit of sites',
    () => sitesOf('x', [{ sites: { from: 1 } }, {}]),
    ['x items.0.sites.to', 'x items.1.sites'],
  ],
  ['fewer sites than threads', () => sitesOf('x', [{ sites: { from: 1, to: 90 } }]), ['x items.0.sites.to']],
  [
    'numbers and extensions',
    () => callMeasuresOf('x', PLANS, { measures: { starterNumbers: { value: 1, unit: 'numero' } } }),
    ['x measures.starterExtensions'],
  ],
  ['a price', () => needsPrice('x', [{ price: 'Su misura' }]), ['x items.0.price']],
  ['a fleet with a price', () => needsFleets(PLANS, [5, 50, 500]), ['section fleets.0', 'section fleets.2']],
])('says that it lacks %s', (_what, draw, places) => {
  expect(lacks(draw)).toEqual(places);
});
