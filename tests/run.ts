import { NOT_UNDERSTOOD } from '../netlify/server/command/arguments.ts';
import { runSuites } from './run/run-suites.ts';
import { isSuite, SUITES, suitesNamed } from './run/suites.ts';
import { tallyOf, totalLine } from './run/tally.ts';

const helpText = (): string =>
  [
    'npm test                   every suite but the nightly ones',
    'npm test -- site browser   only these suites',
    'npm run test:looks         the nightly suites, on a build of their own',
    'npm run test:edited        suites in a copy with every recipe of docs/content.md applied',
    '',
    ...SUITES.map(
      ({ name, proves, isNightly }) => `  ${name.padEnd(14)}${isNightly ? 'nightly: ' : ''}${proves}`,
    ),
    '',
    'The last line is the total: N passed, N failed (, N skipped). The status is 0 only when nothing failed.',
  ].join('\n');

const names = process.argv.slice(2);
const unknown = names.find((name) => !isSuite(name));

if (unknown === '--help') {
  console.log(helpText());
} else if (unknown !== undefined) {
  console.error(`There is no suite "${unknown}".\n\n${helpText()}`);
  process.exitCode = NOT_UNDERSTOOD;
} else {
  const total = tallyOf(await runSuites(suitesNamed(names)));
  // Lists failures at the end, where a log's reader looks first; each suite has printed the details above.
  console.log();
  for (const failure of total.failed) console.log(`✗ ${failure}`);
  console.log(`\n${totalLine(total)}`);
  process.exitCode = total.failed.length === 0 ? 0 : 1;
}
