import { relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

/** The results of a command, or of all commands. */
export interface Tally {
  readonly passed: number;
  /** Where each failure is. */
  readonly failed: readonly string[];
  /** Which tests did not run. */
  readonly skipped: readonly string[];
}

/**
 * @param json the output of Vitest's reporter `json`
 * @returns its tests; a file that did not load counts as one failed test
 */
export const readVitest = (json: string): Tally => {
  const { testResults, numPassedTests }: JsonTestResults = JSON.parse(json);
  const results = testResults.map(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const named = (...statuses: string[]) =>
      assertionResults
        .filter((test) => statuses.includes(test.status))
        .map(({ fullName }) => `${file}: ${fullName}`);
    const failed = named('failed');
    return {
      failed: status === 'failed' && failed.length === 0 ? [`${file} did not load`] : failed,
      skipped: named('pending', 'skipped', 'todo'),
    };
  });
  return {
    passed: numPassedTests,
    failed: results.flatMap(({ failed }) => failed),
    skipped: results.flatMap(({ skipped }) => skipped),
  };
};

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/**
 * @param json the output of Playwright's reporter `json`
 * @returns its tests; an error outside the tests counts as a failed one
 */
export const readPlaywright = (json: string): Tally => {
  const { stats, errors, suites }: JSONReport = JSON.parse(json);
  const specs = suites.flatMap(specsIn);
  const named = (which: (spec: JSONReportSpec) => boolean) =>
    specs.filter(which).map(({ title, file, line }) => `${file}:${line}: ${title}`);
  return {
    passed: stats.expected,
    failed: [
      ...named(({ ok }) => !ok),
      ...errors.map(({ message = 'an error outside the tests' }) => message),
    ],
    skipped: named(({ tests }) => tests.some(({ status }) => status === 'skipped')),
  };
};

/**
 * @param name of the command
 * @param succeeded whether it ended with status 0
 * @param read reads its report; by default the command itself is one test
 * @returns its tally, with a failure when it crashed, left no report or ran no test
 */
export const tallyOf = (name: string, succeeded: boolean, read?: () => Tally): Tally => {
  if (!read) return { passed: Number(succeeded), failed: succeeded ? [] : [`${name} failed`], skipped: [] };
  try {
    const tally = read();
    if (tally.failed.length > 0 || (succeeded && tally.passed > 0)) return tally;
    return { ...tally, failed: [succeeded ? `${name} ran no test` : `${name} failed without a failed test`] };
  } catch {
    return { passed: 0, failed: [`${name} left no report`], skipped: [] };
  }
};

/** @returns the sum of all tallies */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  skipped: tallies.flatMap(({ skipped }) => skipped),
});

/** @returns `N passed, N failed`, and `, N skipped` when there are any */
export const totalLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
