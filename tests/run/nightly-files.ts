/**
 * Patterns of the files that this run leaves out. A file whose name says `.nightly.` (`menu.nightly.spec.ts`) is run by
 * `npm run test:nightly`, by a suite with `--whole`, and when it is named to Vitest or Playwright. `npm test` leaves it
 * out: tests/run.ts sets `TEST_PART` to `gate`.
 */
export const LEFT_OUT: string[] = process.env['TEST_PART'] === 'gate' ? ['**/*.nightly.*'] : [];
