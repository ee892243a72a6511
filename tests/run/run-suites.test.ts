import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runSuites } from './run-suites.ts';
import { isSuite, REPORT_FILE, type Suite, suitesNamed } from './suites.ts';

vi.spyOn(console, 'log').mockReturnValue();
vi.spyOn(console, 'error').mockReturnValue();

const suite = (name: string, script: string, more: Partial<Suite> = {}): Suite => ({
  name,
  proves: 'nothing',
  command: ['node', '-e', script],
  needs: [],
  limitSeconds: 30,
  ...more,
});

/** @returns a suite whose command writes `report` as its report and ends with `status` */
const reporting = (report: string, status: number): Suite =>
  suite('reporting', '', {
    command: [
      'node',
      '-e',
      `fs.writeFileSync(process.argv[1], ${JSON.stringify(report)}); process.exitCode = ${status}`,
      REPORT_FILE,
    ],
    readReport: (json) => JSON.parse(json),
  });

test('counts a command without a report as one test', async () => {
  expect(await runSuites([suite('good', ''), suite('bad', 'process.exit(3)')])).toEqual([
    { passed: 1, failed: [], skipped: 0 },
    { passed: 0, failed: ['bad: its command failed'], skipped: 0 },
  ]);
});

test('hides the machine’s optional tags from a suite', async () => {
  vi.stubEnv('PUBLIC_ANALYTICS_ID', 'G-1');
  const script = 'process.exit(process.env.PUBLIC_ANALYTICS_ID || process.env.PUBLIC_MARKETING_ID ? 1 : 0)';
  expect(await runSuites([suite('tags', script)])).toMatchObject([{ passed: 1 }]);
  vi.unstubAllEnvs();
});

test('gives a suite its own variables', async () => {
  const script = "process.exit(process.env.DEPLOY_ID === 'a' ? 0 : 1)";
  expect(await runSuites([suite('build', script, { variables: { DEPLOY_ID: 'a' } })])).toMatchObject([
    { passed: 1 },
  ]);
});

test('runs later suites after a failure, except those that need the failed one', async () => {
  const broken = 'process.exit(1)';
  const results = await runSuites([
    suite('build', broken),
    suite('site', '', { needs: ['build'] }),
    suite('faults', ''),
  ]);
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, ['build: its command failed']],
    [0, ['site: not run, because build failed']],
    [1, []],
  ]);
});

test('runs a suite alone without what it needs', async () => {
  expect(await runSuites([suite('site', '', { needs: ['build'] })])).toEqual([
    { passed: 1, failed: [], skipped: 0 },
  ]);
});

test('runs a suite beside the one before it, and shows its output afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trama-beside-'));
  const mark = JSON.stringify(join(folder, 'mark'));
  vi.mocked(console.log).mockClear();
  const tallies = await runSuites([
    suite('first', `setInterval(() => fs.existsSync(${mark}) && process.exit(), 20)`),
    suite('second', `fs.writeFileSync(${mark}, ''); console.log('from the second')`, { beside: 'first' }),
  ]);
  rmSync(folder, { recursive: true, force: true });
  expect(tallies).toMatchObject([{ failed: [] }, { failed: [] }]);
  expect(vi.mocked(console.log).mock.calls.map(([line]) => String(line).trim())).toEqual([
    '== first: nothing',
    expect.stringMatching(/^== first: 1 passed/),
    '== second: nothing',
    'from the second',
    expect.stringMatching(/^== second: 1 passed/),
  ]);
});

test('takes numbers and names from the report', async () => {
  const report = '{"passed":5,"failed":["one","two"],"skipped":1}';
  expect(await runSuites([reporting(report, 1)])).toEqual([
    { passed: 5, failed: ['reporting: one', 'reporting: two'], skipped: 1 },
  ]);
});

test.each([
  ['an empty report', '', 0],
  ['a report of nothing', '{"passed":0,"failed":[],"skipped":0}', 0],
  ['a crash after passing tests', '{"passed":5,"failed":[],"skipped":0}', 1],
])('counts %s as a failure', async (_case, report, status) => {
  const [tally] = await runSuites([reporting(report, status)]);
  expect(tally?.failed).toHaveLength(1);
});

test('ends a suite that hangs and counts it as a failure', async () => {
  const [tally] = await runSuites([suite('hangs', 'setInterval(() => {}, 1000)', { limitSeconds: 0.2 })]);
  expect(tally?.failed).toHaveLength(1);
});

test('runs suites in their fixed order', () => {
  expect(suitesNamed(['browser', 'site']).map(({ name }) => name)).toEqual(['site', 'browser']);
  expect(suitesNamed(['looks', 'build']).map(({ name }) => name)).toEqual(['build', 'looks']);
});

test('runs nightly suites only by name', () => {
  const names = suitesNamed([]).map(({ name }) => name);
  expect(names).toContain('browser');
  expect(names).not.toContain('looks');
});

test('recognizes the names of suites', () => {
  expect(isSuite('browser')).toBe(true);
  expect(isSuite('brwser')).toBe(false);
});
