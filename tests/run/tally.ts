/** How many tests of a suite, or of all of them, ended how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a suite that never ran, crashed or proved nothing counts as. */
export const ONE_FAILURE: Tally = { passed: 0, failed: 1, skipped: 0 };

/** @returns the sum of all tallies */
export const tallyOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

/**
 * Makes a tally honest: a command that failed with no failed test to show (a crash, an unhandled error, a timeout) and a
 * suite without a single passed or failed test each count as a failure.
 */
export const honest = (tally: Tally, succeeded: boolean): Tally => {
  const isEmpty = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (isEmpty || !succeeded) ? { ...tally, failed: 1 } : tally;
};

/** The last line of a run: `N passed, N failed`, and `, N skipped` when there are any. */
export const totalLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
