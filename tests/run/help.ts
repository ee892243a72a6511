import type { Suite } from './suites.ts';

/** @returns what `npm test -- --help` prints */
export const helpText = (suites: readonly Suite[]): string =>
  [
    'npm test                   what must never break, in this order',
    'npm test -- site browser   only these suites',
    'npm run test:looks         what runs nightly, on a build of its own',
    'npm run test:edited        these suites in a copy to which docs/content.md was applied',
    '',
    ...suites.map(
      ({ name, proves, isNightly }) => `  ${name.padEnd(14)}${isNightly ? 'nightly: ' : ''}${proves}`,
    ),
    '',
    'The last line is the total: N passed, N failed (, N skipped). Status 0 only when nothing failed.',
  ].join('\n');
