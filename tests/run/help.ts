import type { Suite } from './suites.ts';

/** @returns what `npm test -- --help` prints */
export const helpText = (suites: readonly Suite[]): string =>
  [
    'npm test                   every suite, in this order',
    'npm test -- site browser   only these',
    '',
    ...suites.map(({ name, proves }) => `  ${name.padEnd(10)}${proves}`),
    '',
    'The last line is the total: N passed, N failed (, N skipped). Status 0 only when nothing failed.',
  ].join('\n');
