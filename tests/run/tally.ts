/** How the tests of a suite, or of all of them, ended. */
export interface Tally {
  readonly passed: number;
  /** Where and why, for each failure. */
  readonly failed: readonly string[];
  readonly skipped: number;
}

/** What a suite that never ran, crashed or proved nothing counts as. */
export const oneFailure = (why: string): Tally => ({ passed: 0, failed: [why], skipped: 0 });

/** @returns the sum of all tallies */
export const tallyOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.flatMap(({ failed }) => failed),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

/**
 * Makes a tally honest: a command that failed with no failed test to show (a crash, an unhandled error, a timeout) and a
 * suite without a single passed or failed test each count as a failure.
 */
export const honest = (tally: Tally, succeeded: boolean): Tally => {
  if (tally.failed.length > 0) return tally;
  if (!succeeded) return { ...tally, failed: ['its command failed with no failed test to show'] };
  return tally.passed === 0 ? { ...tally, failed: ['it had no test'] } : tally;
};

/** The last line of a run: `N passed, N failed`, and `, N skipped` when there are any. */
export const totalLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
