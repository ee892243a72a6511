import { CommandError } from '../../server/command/command-error.ts';

/**
 * Prints why a command failed: a {@link CommandError} in its own words, anything else with its stack.
 *
 * @returns the exit status
 */
export const reportFailure = (error: unknown): number => {
  if (error instanceof CommandError) {
    if (error.message !== '') console.error(error.message);
    return error.exitCode;
  }
  console.error(error);
  return 1;
};

/** Runs a command that ends by itself, and leaves its exit status to the process. */
export const runToItsEnd = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.exitCode = reportFailure(error);
  }
};
