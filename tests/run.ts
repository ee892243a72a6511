import { NOT_UNDERSTOOD } from '../netlify/server/command/command-error.ts';
import { helpText } from './run/help.ts';
import { runSuites } from './run/run-suites.ts';
import { isSuite, SUITES, suitesNamed } from './run/suites.ts';
import { tallyOf, totalLine } from './run/tally.ts';

const names = process.argv.slice(2);
const unknown = names.find((name) => !isSuite(name));

if (unknown === '--help') {
  console.log(helpText(SUITES));
} else if (unknown !== undefined) {
  console.error(`There is no suite "${unknown}".\n\n${helpText(SUITES)}`);
  process.exitCode = NOT_UNDERSTOOD;
} else {
  const total = tallyOf(await runSuites(suitesNamed(names)));
  // A log is read from its end.
  for (const failure of total.failed) console.log(`\n✗ ${failure}`);
  console.log(`\n${totalLine(total)}`);
  process.exitCode = total.failed.length === 0 ? 0 : 1;
}
