import { NOT_UNDERSTOOD } from '../netlify/server/command/arguments.ts';
import { runSuites } from './run/run-suites.ts';
import { isSuite, SUITES, suitesNamed } from './run/suites.ts';
import { tallyOf, totalLine } from './run/tally.ts';

const helpText = (): string =>
  [
    'npm test                   what must never break, in this order',
    'npm test -- site browser   only these suites',
    'npm run test:looks         what runs nightly, on a build of its own',
    'npm run test:edited        these suites in a copy to which docs/content.md was applied',
    '',
    ...SUITES.map(
      ({ name, proves, isNightly }) => `  ${name.padEnd(14)}${isNightly ? 'nightly: ' : ''}${proves}`,
    ),
    '',
    'The last line is the total: N passed, N failed (, N skipped). Status 0 only when nothing failed.',
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
  // At the end, where a reader of a log looks first; each suite has printed its reasons above.
  console.log();
  for (const failure of total.failed) console.log(`✗ ${failure}`);
  console.log(`\n${totalLine(total)}`);
  process.exitCode = total.failed.length === 0 ? 0 : 1;
}
