import { NotUnderstood, parseWords } from '../../netlify/server/command/arguments.ts';
import { isScale, isSeed, SCALE_NAMES } from './scale.ts';

export const USAGE = `npm run test:faults -- [--scale ${SCALE_NAMES.join('|')}] [--seed N] [words of a file's name]

Runs only the tests of leads under failure: at the scale of docs/reliability.md, which takes some twenty minutes, or
with "--scale default" at the scale of npm test. Every run prints its seed, which repeats the generated input.
Exit status: 0 all tests passed, 1 some failed, 2 arguments not understood.`;

const OPTIONS = {
  scale: { type: 'string', default: 'full' },
  seed: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

interface FaultsRun {
  /** Parts of the names of the test files to run; empty = all. */
  readonly files: readonly string[];
  /** Environment variables that {@link ./scale.ts} reads. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * @param words the command's arguments
 * @returns what to run; undefined when help was asked for
 * @throws {NotUnderstood}
 */
export const readFaultsRun = (words: readonly string[]): FaultsRun | undefined => {
  const { values, positionals } = parseWords(
    { args: [...words], allowPositionals: true, options: OPTIONS },
    USAGE,
  );
  const { help, scale, seed } = values;
  if (help) return undefined;
  if (!isScale(scale))
    throw new NotUnderstood(`--scale ${scale}: expected ${SCALE_NAMES.join(' or ')}`, USAGE);
  if (seed === undefined) return { files: positionals, environment: { FAULTS_SCALE: scale } };
  if (!isSeed(seed)) throw new NotUnderstood(`--seed ${seed}: expected a whole number below 2^32`, USAGE);
  return { files: positionals, environment: { FAULTS_SCALE: scale, FAULTS_SEED: seed } };
};
