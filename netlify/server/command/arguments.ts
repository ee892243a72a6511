import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command ends with that was called in a wrong way, as shells do; 1 = what it was asked for is not done. */
export const NOT_UNDERSTOOD = 2;

/** A failure that its message explains whole: printed without a stack. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was called in a wrong way: it says why, and how it is called. */
export class NotUnderstood extends CommandError {
  constructor(why: string, usage: string) {
    super(`${why}\n\n${usage}`, NOT_UNDERSTOOD);
  }
}

/**
 * For a command without options, which must do nothing before it knows that it was asked to: `--help` prints its
 * usage, anything else is refused with it and ends with {@link NOT_UNDERSTOOD}.
 *
 * @param args what follows the command's name
 * @returns whether the command is to run
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
 * @param config as node:util's `parseArgs` takes it
 * @param usage printed below what was not understood
 * @throws {NotUnderstood}
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
