import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit code of a command with wrong arguments, as in shells. Exit code 1 means that the command failed at its task. */
export const NOT_UNDERSTOOD = 2;

/** A failure that its message explains fully, so it is printed without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The arguments of a command are wrong. The message says why and shows the usage. */
export class NotUnderstood extends CommandError {
  constructor(why: string, usage: string) {
    super(`${why}\n\n${usage}`, NOT_UNDERSTOOD);
  }
}

/**
 * Checks the arguments of a command without options, before it does anything. `--help` prints the usage. Any other
 * argument prints an error with the usage and sets the exit code {@link NOT_UNDERSTOOD}.
 *
 * @param args the arguments after the command's name
 * @returns whether the command should run
 */
export const isAskedToRun = (usage: string, args: readonly string[] = process.argv.slice(2)): boolean => {
  const [first] = args;
  if (first === undefined) return true;
  if (args.includes('--help')) {
    console.log(usage);
  } else {
    console.error(`Unknown argument ${JSON.stringify(first)}.\n\n${usage}`);
    process.exitCode = NOT_UNDERSTOOD;
  }
  return false;
};

/**
 * Parses arguments with node:util's `parseArgs`.
 *
 * @param config the argument of `parseArgs`
 * @param usage printed below the error message
 * @throws {NotUnderstood} when the arguments do not fit `config`
 */
export const parseWords = <T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new NotUnderstood(error instanceof Error ? error.message : String(error), usage);
  }
};
