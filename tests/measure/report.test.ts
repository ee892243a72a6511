import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import type { Results } from './results.ts';
import { tableOf } from './table.ts';
import { weigh } from './weight.ts';

const TIMING = {
  fcp: 1500.4,
  lcp: 1600,
  cls: 0,
  tbt: 0,
  beyondEmpty: 1.049,
  requests: 7,
  transferred: 41_234,
};
const RESULTS: Results = {
  when: '2026-01-01T00:00:00.000Z',
  link: 'namespaces',
  routes: [
    {
      path: '/',
      weight: weigh('<p>1</p>'),
      timings: { '3g': TIMING },
      taps: { menu: 24, question: null, field: 0 },
    },
    { path: '/servizi', weight: { ...weigh('<p>1</p>'), html: 20_000, isFirstFlight: false }, timings: {} },
  ],
};

test('the table names every route, its bytes and its times', () => {
  const [head, home, services] = tableOf(RESULTS).split('\n');
  expect(head).toContain('3g FCP/LCP');
  expect(head).not.toContain('4g');
  expect(home).toMatch(/1500\/1600 +1\.05 +0 +0 +24\/-\/0$/);
  expect(services).toMatch(/^\/servizi +20000 .* NO/);
});

test('a run of weights alone has no columns of times', () => {
  const weights: Results = {
    ...RESULTS,
    routes: RESULTS.routes.map(({ path, weight }) => ({ path, weight, timings: {} })),
  };
  expect(tableOf(weights)).not.toMatch(/FCP|INP|requests/);
});

test('the report draws what is over the limit apart, names what grew, and needs nothing else', () => {
  const html = reportOf(RESULTS, ['/a: page +20 bytes <x>']);
  expect(html.match(/class="over"/g)).toHaveLength(1);
  expect(html).toContain('&lt;x&gt;');
  expect(html).toContain('LCP on 3g');
  expect(html).not.toMatch(/src=|href=/);
});
