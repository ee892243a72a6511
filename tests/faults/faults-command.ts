import { runToItsEnd } from '../../netlify/local/command/lifetime.ts';
import { runCommand } from '../run/run-command.ts';
import { readFaultsRun, USAGE } from './arguments.ts';

/** Allows the full scale on a machine with other work. */
const LIMIT_SECONDS = 2 * 60 * 60;

await runToItsEnd(async () => {
  const run = readFaultsRun(process.argv.slice(2));
  if (run === undefined) return console.log(USAGE);
  const command = ['vitest', 'run', '--project', 'faults', '--project', 'postgres', ...run.files];
  process.exitCode = (await runCommand(command, run.environment, LIMIT_SECONDS)) ? 0 : 1;
});
