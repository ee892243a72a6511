import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import type { Results } from './results.ts';
import { tableOf } from './table.ts';
import { weigh } from './weight.ts';

const TIMING = {
  profile: '3g',
  records: '1.4 kB',
  fcp: 1500.4,
  lcp: 1600,
  cls: 0,
  tbt: 0,
  beyondCut: 1.049,
  beyondOther: undefined,
  requests: 7,
  transferred: 41_234,
} as const;
const WEIGHT = weigh('<p id="hero">1</p>');
const RESULTS: Results = {
  when: '2026-01-01T00:00:00.000Z',
  link: 'namespaces',
  routes: [
    {
      path: '/',
      weight: WEIGHT,
      timings: [TIMING],
      taps: { menu: { milliseconds: 24, effective: 8, of: 9 } },
    },
    { path: '/servizi', weight: { ...WEIGHT, html: 20_000 }, timings: [] },
  ],
};

test('names every route with its bytes, times and taps in the table', () => {
  const [head, home, services] = tableOf(RESULTS).split('\n');
  expect(head).toContain('3g 1.4 kB FCP/LCP');
  expect(head).not.toMatch(/4g|x other/);
  expect(home).toMatch(/1500\/1600 +1\.05 +0 +0 +24 \(8\/9\)( +-){5}$/);
  expect(services).toMatch(/^\/servizi +\d+ +20000 /);
});

test('shows the ratio to another build', () => {
  const [first] = RESULTS.routes;
  if (!first) throw new Error('no route');
  const beside = { ...RESULTS, routes: [{ ...first, timings: [{ ...TIMING, beyondOther: 0.853 }] }] };
  expect(tableOf(beside)).toMatch(/3g 1\.4 kB x other/);
  expect(tableOf(beside)).toMatch(/ 0\.85 /);
});

test('has no columns of times for a run of weights alone', () => {
  const weights: Results = {
    ...RESULTS,
    routes: RESULTS.routes.map(({ path, weight }) => ({ path, weight, timings: [] })),
  };
  expect(tableOf(weights)).not.toMatch(/FCP|tap|requests/);
});

test('marks bars over the limit, names what grew, and loads no other file', () => {
  const html = reportOf(RESULTS, ['/a: page +20 bytes <x>']);
  expect(html.match(/class="over"/g)).toHaveLength(1);
  expect(html).toContain('&lt;x&gt;');
  expect(html).toContain('LCP on 3g');
  expect(html).not.toMatch(/src=|href=/);
});
