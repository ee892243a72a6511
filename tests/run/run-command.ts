import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BINARIES = join(ROOT, 'node_modules/.bin');
/** Puts Node and the project's tools first, even when this runs without npm. */
const PATH = [BINARIES, process.env['PATH']].join(delimiter);

/**
 * Runs a command of the project.
 *
 * @param command the program, looked up in `node_modules/.bin` first, and its arguments
 * @param env variables in addition to those of this process
 * @param limitSeconds time after which it is ended, together with everything it started
 * @param folder its working directory; by default the root of this project
 * @param log descriptor of the file that receives its output; by default the output is shown at once
 * @returns whether it ended by itself with status 0
 */
export const runCommand = async (
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  limitSeconds: number,
  folder = ROOT,
  log: number | 'inherit' = 'inherit',
): Promise<boolean> => {
  const [program = '', ...args] = command;
  // Runs in a process group of its own, so that everything it starts ends with it.
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const interrupt = (): void => {
    end();
    // Not at once: each command that runs beside this one has an interrupt of its own.
    setImmediate(() => process.exit(130));
  };
  const limit = setTimeout(() => {
    console.error(`${command.join(' ')} took longer than ${limitSeconds} s: ended.`);
    end();
  }, limitSeconds * 1000);
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    const [status] = await once(child, 'exit');
    return status === 0;
  } catch (error) {
    console.error(`${command.join(' ')} could not be started: ${String(error)}`);
    return false;
  } finally {
    clearTimeout(limit);
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
};
