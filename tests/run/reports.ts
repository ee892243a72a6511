import type { Tally } from './tally.ts';

/** The parts of Vitest's JSON report (Jest's format) that count. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The parts of Playwright's JSON report that count. */
interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/**
 * @param json what `vitest --reporter=json` wrote
 * @returns its tests; a file that did not even load counts as one failed
 */
export const readVitestReport = (json: string): Tally => {
  const report: VitestReport = JSON.parse(json);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/**
 * @param json what `playwright test --reporter=json` wrote
 * @returns its tests; one that passed only when repeated counts as failed, and so does an error outside the tests
 */
export const readPlaywrightReport = (json: string): Tally => {
  const { stats, errors }: PlaywrightReport = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
};
