import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

test('Vitest: passed, failed, skipped, and files that did not load', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('Playwright: a flaky test and an error outside the tests are failures', () => {
  const report = { errors: [{}], stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 4, failed: 3, skipped: 2 });
});
