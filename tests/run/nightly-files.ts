/**
 * Patterns of the files that this run of Vitest leaves out. A file whose name says `.nightly.` (`start.nightly.test.ts`) is
 * run by `npm run test:nightly`, by a suite with `--whole`, and when it is named to Vitest. `npm test` leaves it out:
 * tests/run.ts sets `TEST_PART` to `gate`.
 */
export const LEFT_OUT: string[] = process.env['TEST_PART'] === 'gate' ? ['**/*.nightly.*'] : [];
