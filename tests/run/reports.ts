import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Tally } from './tally.ts';

/**
 * @param json the output of `vitest --reporter=json`
 * @returns its tests; a file that did not load counts as one failed test. Vitest itself prints why a test failed
 */
export const readVitestReport = (json: string): Tally => {
  const report: JsonTestResults = JSON.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative('.', name);
      if (status === 'failed' && assertionResults.length === 0) return [`${file} did not load`];
      return assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName }) => `${file}: ${fullName}`);
    }),
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

const failedIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(() => `${file}:${line}: ${title}`),
  ),
  ...suites.flatMap(failedIn),
];

/**
 * @param json the output of `playwright test --reporter=json`
 * @returns its tests; one that passed only on retry counts as failed, and so does an error outside the tests. Playwright
 *   itself prints why a test failed
 */
export const readPlaywrightReport = (json: string): Tally => {
  const { stats, errors, suites }: JSONReport = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: [
      ...suites.flatMap(failedIn),
      ...errors.map(({ message = 'no message' }) => `an error outside the tests: ${message}`),
    ],
    skipped: stats.skipped,
  };
};
