import { parseArgs } from 'node:util';

/**
 * Runs a command that has no options but `--help`.
 *
 * @param usage what `--help` prints, and what follows the mistake of an unknown option (exit code 2)
 * @param run the command
 */
export const runCommand = async (usage: string, run: () => unknown): Promise<void> => {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
    if (values.help) console.log(usage);
    else await run();
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
};
