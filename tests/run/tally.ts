/** The results of the tests of a suite, or of all suites. */
export interface Tally {
  readonly passed: number;
  /** Where each failure is, and why. */
  readonly failed: readonly string[];
  readonly skipped: number;
}

/** @returns the tally of a suite that did not run, crashed or proved nothing */
export const oneFailure = (why: string): Tally => ({ passed: 0, failed: [why], skipped: 0 });

/** @returns the sum of all tallies */
export const tallyOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

/**
 * Adds a failure to a tally without failed tests when the command failed (a crash, an unhandled error, a timeout) or
 * when no test ran.
 */
export const honest = (tally: Tally, succeeded: boolean): Tally => {
  if (tally.failed.length > 0) return tally;
  if (!succeeded) return { ...tally, failed: ['its command failed with no failed test to show'] };
  return tally.passed === 0 ? { ...tally, failed: ['it had no test'] } : tally;
};

/** @returns the last line of a run: `N passed, N failed`, and `, N skipped` when there are any */
export const totalLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
