import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

test('Vitest: passed, failed, skipped, and files that did not load', () => {
  const failure = {
    fullName: 'a lead is stored',
    status: 'failed',
    failureMessages: [['Error: no row', ...Array(20).fill('at x')].join('\n')],
  };
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: resolve('src/broken.test.ts'),
        status: 'failed',
        message: 'SyntaxError: here',
        assertionResults: [],
      },
      { name: resolve('src/red.test.ts'), status: 'failed', message: '', assertionResults: [failure] },
      {
        name: resolve('src/green.test.ts'),
        status: 'passed',
        message: '',
        assertionResults: [{ ...failure, status: 'passed' }],
      },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: [
      'src/broken.test.ts: SyntaxError: here',
      `src/red.test.ts: a lead is stored: Error: no row${'\n  at x'.repeat(11)}`,
    ],
    skipped: 2,
  });
});

test('Playwright: a flaky test and an error outside the tests are failures', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [{ status, results }],
  });
  const error = { message: '\u001B[31mError: not visible\u001B[39m\nCall log' };
  const report = {
    errors: [{ message: 'Error: no browser' }],
    stats: { expected: 4, skipped: 2 },
    suites: [
      {
        title: 'menu.spec.ts',
        specs: [spec('opens', 'unexpected', [{ error }]), spec('shuts', 'expected', [{}])],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'flaky', [{ error }, {}])] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: [
      'menu.spec.ts:7: opens: Error: not visible\n  Call log',
      'menu.spec.ts:7: scrolls: Error: not visible\n  Call log',
      'Error: no browser',
    ],
    skipped: 2,
  });
});
