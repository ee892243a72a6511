import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepRun, readLastRun } from './last-run.ts';
import { median, type Route } from './results.ts';
import { tableOf } from './table.ts';
import { weigh } from './weight.ts';

const TIMING = { fcp: 1500.4, lcp: 1600, cls: 0.0123, tbt: 0, requests: 7, transferred: 41_234 };
const WEIGHT = { ...weigh('<p id="hero">1</p>'), html: 20_000, styles: 300 };
const HOME: Route = { path: '/', weight: WEIGHT, timing: TIMING };
const SERVICES: Route = { path: '/servizi', weight: WEIGHT };

const folder = mkdtempSync(join(tmpdir(), 'last-run-test-'));
const file = join(folder, 'measure/latest.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('shows every route with its bytes and times, and what changed since the last run', () => {
  const before: Route = {
    ...HOME,
    weight: { ...WEIGHT, html: 19_880, styles: 310 },
    timing: { ...TIMING, lcp: 1650, cls: 0 },
  };
  const [head, home, services] = tableOf([HOME, SERVICES], [before]).split('\n');
  expect(head).toMatch(/^route +hero B +page B .* LCP +CLS +TBT$/);
  expect(home).toMatch(
    /^\/ +\d+ +20000 \(\+120\) +300 \(-10\) .* 7 +41\.2 +1500 +1600 \(-50\) +0\.0123 \(\+0\.0123\) +0$/,
  );
  expect(services).toMatch(/^\/servizi +\d+ +20000 +300 .*( +-){6}$/);
});

test('has no columns of times for a run of weights alone', () => {
  expect(tableOf([SERVICES], [])).not.toMatch(/FCP|requests/);
});

test('keeps what a later run did not measure', () => {
  expect(readLastRun(file)).toEqual([]);
  keepRun(file, [], [HOME, SERVICES]);
  const lighter = { path: '/', weight: { ...WEIGHT, html: 10_000 } };
  keepRun(file, readLastRun(file), [lighter]);
  expect(readLastRun(file)).toEqual([{ ...lighter, timing: TIMING }, SERVICES]);
});

test.each(['', '[{"path":"/"', '{}', 'null', '[{"path":"/"}]'])(
  'compares with no run that reads %j',
  (text) => {
    writeFileSync(file, text);
    expect(readLastRun(file)).toEqual([]);
  },
);

test('finds the median', () => {
  expect([median([3, 1, 2]), median([1, 2, 3, 4]), median([7])]).toEqual([2, 2.5, 7]);
  expect(median([])).toBeNaN();
});
