import { parseArgs } from 'node:util';
import { NOT_UNDERSTOOD } from '../../netlify/server/exit-status.ts';
import { runCommand } from '../run/run-command.ts';
import { isScale, SCALE_NAMES } from './scale.ts';

const USAGE = `npm run test:faults -- [--scale ${SCALE_NAMES.join('|')}] [--seed N] [words of a file's name]

The tests of leads under failure, alone: at the scale of docs/reliability.md, a quarter of an hour, unless "default" is
said, which is that of npm test. A seed, which every run prints, repeats what was generated.`;

/** The full scale on a machine that others use too. */
const LIMIT_SECONDS = 2 * 60 * 60;

const readOptions = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        scale: { type: 'string', default: 'full' },
        seed: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch {
    return undefined;
  }
};

const given = readOptions();
const { scale = '', seed } = given?.values ?? {};
if (given?.values.help) {
  console.log(USAGE);
} else if (given === undefined || !isScale(scale) || !/^\d{0,10}$/.test(seed ?? '')) {
  console.error(USAGE);
  process.exitCode = NOT_UNDERSTOOD;
} else {
  const command = ['vitest', 'run', '--project', 'faults', ...given.positionals];
  const environment = { FAULTS_SCALE: scale, ...(seed === undefined ? {} : { FAULTS_SEED: seed }) };
  process.exitCode = (await runCommand(command, environment, LIMIT_SECONDS)) ? 0 : 1;
}
