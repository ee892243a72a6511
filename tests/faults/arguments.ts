import { NotUnderstood, parseWords } from '../../netlify/server/command/arguments.ts';
import { isScale, isSeed, SCALE_NAMES } from './scale.ts';

export const USAGE = `npm run test:faults -- [--scale ${SCALE_NAMES.join('|')}] [--seed N] [words of a file's name]

The tests of leads under failure, alone: at the scale of docs/reliability.md, some twenty minutes, unless "default" is
said, which is that of npm test. A seed, which every run prints, repeats what was generated.
Exit status: 0 all passed, 1 some did not, 2 not understood.`;

const OPTIONS = {
  scale: { type: 'string', default: 'full' },
  seed: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

interface FaultsRun {
  /** Which test files: parts of their names; none = all. */
  readonly files: readonly string[];
  /** The variables that {@link ./scale.ts} reads. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * @param words the words after the command's name
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
