import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** The results of a command, or of all commands. */
export interface Tally {
  readonly passed: number;
  /** Where each failure is. */
  readonly failed: readonly string[];
  readonly skipped: number;
}

/**
 * @param json the output of Vitest's reporter `json`
 * @returns its tests; a file that did not load counts as one failed test
 */
export const readVitest = (json: string): Tally => {
  const { testResults, numPassedTests, numPendingTests, numTodoTests }: JsonTestResults = JSON.parse(json);
  return {
    passed: numPassedTests,
    failed: testResults.flatMap(({ name, status, assertionResults }) => {
      const failures = assertionResults.filter((test) => test.status === 'failed');
      const file = relative('.', name);
      if (status === 'failed' && failures.length === 0) return [`${file} did not load`];
      return failures.map(({ fullName }) => `${file}: ${fullName}`);
    }),
    skipped: numPendingTests + numTodoTests,
  };
};

const failedIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedIn),
];

/**
 * @param json the output of Playwright's reporter `json`
 * @returns its tests; an error outside the tests counts as a failed one
 */
export const readPlaywright = (json: string): Tally => {
  const { stats, errors, suites }: JSONReport = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: [
      ...suites.flatMap(failedIn),
      ...errors.map(({ message = 'an error outside the tests' }) => message),
    ],
    skipped: stats.skipped,
  };
};

/**
 * @param name of the command
 * @param succeeded whether it ended with status 0
 * @param read reads its report; by default the command itself is one test
 * @returns its tally, with a failure when it crashed, left no report or ran no test
 */
export const tallyOf = (name: string, succeeded: boolean, read?: () => Tally): Tally => {
  if (!read) return { passed: Number(succeeded), failed: succeeded ? [] : [`${name} failed`], skipped: 0 };
  try {
    const tally = read();
    if (tally.failed.length > 0 || (succeeded && tally.passed > 0)) return tally;
    return { ...tally, failed: [succeeded ? `${name} ran no test` : `${name} failed without a failed test`] };
  } catch {
    return { passed: 0, failed: [`${name} left no report`], skipped: 0 };
  }
};

/** @returns the sum of all tallies */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** @returns `N passed, N failed`, and `, N skipped` when there are any */
export const totalLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
