import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest, sumOf, tallyOf, totalLine } from './tally.ts';

test('names failed and skipped tests of Vitest, and a file that did not load', () => {
  const result = (name: string, ...statuses: string[]) => ({
    name: resolve(name),
    status: statuses.includes('passed') ? 'passed' : 'failed',
    assertionResults: statuses.map((status) => ({ fullName: 'stores a lead', status })),
  });
  const report = {
    numPassedTests: 1,
    testResults: [
      result('a.test.ts'),
      result('b.test.ts', 'failed'),
      result('c.test.ts', 'passed', 'pending', 'todo'),
    ],
  };
  expect(readVitest(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: ['a.test.ts did not load', 'b.test.ts: stores a lead'],
    skipped: ['c.test.ts: stores a lead', 'c.test.ts: stores a lead'],
  });
});

test('names failed and skipped tests of Playwright, and an error outside the tests', () => {
  const spec = (title: string, ok: boolean, status = 'expected') => ({
    ...{ title, ok, file: 'menu.spec.ts', line: 7 },
    tests: [{ status }],
  });
  const report = {
    errors: [{ message: 'Error: no browser' }],
    stats: { expected: 4 },
    suites: [
      {
        specs: [spec('shuts', true), spec('flies', true, 'skipped')],
        suites: [{ specs: [spec('scrolls', false, 'unexpected')] }],
      },
    ],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: ['menu.spec.ts:7: scrolls', 'Error: no browser'],
    skipped: ['menu.spec.ts:7: flies'],
  });
});

test.each([
  ['a command that succeeds', true, undefined, []],
  ['a command that fails', false, undefined, ['x failed']],
  ['no test', true, { passed: 0, failed: [], skipped: ['one'] }, ['x ran no test']],
  [
    'a crash after passing tests',
    false,
    { passed: 5, failed: [], skipped: [] },
    ['x failed without a failed test'],
  ],
  ['failed tests once', false, { passed: 5, failed: ['one'], skipped: [] }, ['one']],
])('counts %s', (_, succeeded, report, failed) => {
  expect(tallyOf('x', succeeded, report && (() => report)).failed).toEqual(failed);
});

test('counts a missing report as a failure', () => {
  expect(tallyOf('x', true, () => JSON.parse('')).failed).toEqual(['x left no report']);
});

test('adds up, and names skipped tests only when there are any', () => {
  const total = sumOf([
    { passed: 2, failed: ['one'], skipped: ['two'] },
    { passed: 3, failed: [], skipped: [] },
  ]);
  expect(total).toEqual({ passed: 5, failed: ['one'], skipped: ['two'] });
  expect(totalLine(total)).toBe('5 passed, 1 failed, 1 skipped');
  expect(totalLine({ ...total, skipped: [] })).toBe('5 passed, 1 failed');
});
