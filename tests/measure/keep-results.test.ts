import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepResults } from './keep-results.ts';
import type { Results } from './results.ts';
import { weigh } from './weight.ts';

const runOf = (html: string): Results => ({
  when: '2026-01-01T00:00:00.000Z',
  routes: [{ path: '/', weight: weigh(html), timings: [] }],
});
const RUN = runOf('<p id="hero">1</p>');
const LARGER = runOf('<p id="hero">Una pagina che nel frattempo è cresciuta, e di molto.</p>');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-results-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

test.each([
  ['empty', ''],
  ['half-written', JSON.stringify(RUN).slice(0, -20)],
  ['an object', '{}'],
  ['null', 'null'],
  ['without weights', '{"routes":[{"path":"/"}]}'],
])('replaces an earlier run that is %s, and compares with none', (_, earlier) => {
  writeFileSync(join(folder, 'latest.json'), earlier);
  const { name, comparison } = keepResults(folder, RUN, true);
  expect(comparison).toBe('The earlier run in latest.json cannot be read: nothing to compare with.');
  expect(kept(name)).toEqual(RUN);
  expect(readdirSync(folder)).toEqual(['latest.json']);
});

test('compares a run of all routes with the one before', () => {
  expect(keepResults(folder, RUN, true).comparison).toBe('No earlier run of all routes to compare with.');
  expect(keepResults(folder, RUN, true).comparison).toBe('Nothing grew.');
  expect(keepResults(folder, LARGER, true).comparison).toMatch(
    /^Grew since the last run of all routes:\n\/: page \+/,
  );
  expect(keepResults(folder, LARGER, true).comparison).toBe('Nothing grew.');
});

test('keeps the last run of all routes after a run of some', () => {
  keepResults(folder, RUN, true);
  const { name, comparison } = keepResults(folder, LARGER, false);
  expect(comparison).toContain('Grew');
  expect([kept(name), kept('latest')]).toEqual([LARGER, RUN]);
});
