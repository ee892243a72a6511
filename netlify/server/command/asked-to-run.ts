import { NOT_UNDERSTOOD } from '../exit-status.ts';

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
