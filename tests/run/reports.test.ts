import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

test('counts passed, failed and skipped tests of Vitest, and a file that did not load as a failure', () => {
  const failure = { fullName: 'stores a lead', status: 'failed', failureMessages: ['Error: no row'] };
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: resolve('src/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('src/red.test.ts'), status: 'failed', assertionResults: [failure] },
      {
        name: resolve('src/green.test.ts'),
        status: 'passed',
        assertionResults: [{ ...failure, status: 'passed' }],
      },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: ['src/broken.test.ts did not load', 'src/red.test.ts: stores a lead'],
    skipped: 2,
  });
});

test('counts a flaky Playwright test and an error outside the tests as failures', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const report = {
    errors: [{ message: 'Error: no browser' }],
    stats: { expected: 4, skipped: 2 },
    suites: [
      {
        title: 'menu.spec.ts',
        specs: [spec('opens', 'unexpected'), spec('shuts', 'expected')],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', 'flaky')] }],
      },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: [
      'menu.spec.ts:7: opens',
      'menu.spec.ts:7: scrolls',
      'an error outside the tests: Error: no browser',
    ],
    skipped: 2,
  });
});
