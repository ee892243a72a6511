import { expect, test } from 'vitest';
import type { Results } from './results.ts';
import { tableOf } from './table.ts';
import { weigh } from './weight.ts';

const TIMING = {
  profile: '3g',
  fcp: 1500.4,
  lcp: 1600,
  cls: 0,
  tbt: 0,
  beyondOther: undefined,
  requests: 7,
  transferred: 41_234,
} as const;
const WEIGHT = weigh('<p id="hero">1</p>');
const HOME = {
  path: '/',
  weight: WEIGHT,
  timings: [TIMING],
  taps: { menu: { milliseconds: 24, effective: 8, of: 9 } },
};
const SERVICES = { path: '/servizi', weight: { ...WEIGHT, html: 20_000 }, timings: [] };
const of = (...routes: Results['routes']): Results => ({ when: '2026-01-01T00:00:00.000Z', routes });

test('names every route with its bytes, times and taps', () => {
  const [head, home, services] = tableOf(of(HOME, SERVICES)).split('\n');
  expect(head).toContain('3g FCP/LCP');
  expect(head).not.toMatch(/4g|x other/);
  expect(home).toMatch(/1500\/1600 +0 +0 +24 \(8\/9\)( +-){5}$/);
  expect(services).toMatch(/^\/servizi +\d+ +20000 /);
});

test('shows the ratio to another build', () => {
  const table = tableOf(of({ ...HOME, timings: [{ ...TIMING, beyondOther: 0.853 }] }));
  expect(table).toMatch(/3g x other/);
  expect(table).toMatch(/ 0\.85 /);
});

test('has no columns of times for a run of weights alone', () => {
  expect(tableOf(of(SERVICES))).not.toMatch(/FCP|tap|requests/);
});
