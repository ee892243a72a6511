import { once } from 'node:events';
import { CommandError } from '../../server/command/arguments.ts';

const STOP_LIMIT_MS = 30_000;
const PARENT_CHECK_MS = 500;

/** Manages a command from its start to its clean end, whether it ends by itself or by Ctrl-C. */
export class Lifetime {
  readonly #closers: (() => Promise<void>)[] = [];
  readonly #stop = new AbortController();

  /** Aborted at the first SIGINT or SIGTERM. */
  get stopping(): AbortSignal {
    return this.#stop.signal;
  }

  /** Registers a function to call at the end of the command; the last registered one runs first. */
  onEnd(close: () => Promise<void>): void {
    this.#closers.push(close);
    this.#stop.signal.throwIfAborted();
  }

  /** Resolves when the command must stop. */
  async untilStopped(): Promise<void> {
    if (!this.stopping.aborted) await once(this.stopping, 'abort');
  }

  stop(): void {
    this.#stop.abort();
  }

  async end(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

/**
 * Prints why a command failed: the message of a {@link CommandError}, any other error with its stack.
 *
 * @returns the exit status
 */
const reportFailure = (error: unknown): number => {
  if (error instanceof CommandError) {
    if (error.message !== '') console.error(error.message);
    return error.exitCode;
  }
  console.error(error);
  return 1;
};

/** Runs a command that ends by itself, and sets the exit code of the process when it fails. */
export const runToItsEnd = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.exitCode = reportFailure(error);
  }
};

/**
 * Runs a command to its end and exits the process with 0 after Ctrl-C, with the code of a CommandError, or with
 * 1 after any other error.
 *
 * @param work resolves when the command should end
 */
export const runCommand = async (work: (lifetime: Lifetime) => Promise<void>): Promise<void> => {
  const lifetime = new Lifetime();
  // A Ctrl-C arrives twice, from the terminal and from npm, which passes it on. The second must not cut the end short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => lifetime.stop());
  stopWithNpm(lifetime);
  lifetime.stopping.addEventListener('abort', () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  });
  let exitCode = 0;
  try {
    await work(lifetime);
  } catch (error) {
    if (!lifetime.stopping.aborted) exitCode = reportFailure(error);
  }
  try {
    await lifetime.end();
  } catch (error) {
    exitCode = reportFailure(error);
  }
  await Promise.all([process.stdout, process.stderr].map(untilRead));
  process.exit(exitCode);
};

/** Waits until the reader has taken all output. Exiting earlier would lose the kilobytes still in the pipe. */
const untilRead = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    // The reader has closed the pipe.
    stream.once('error', () => resolve());
    stream.write('', () => resolve());
  });

/** npm sends a SIGTERM to its shell, which ends without passing it on. So the command stops when its parent is gone. */
const stopWithNpm = (lifetime: Lifetime): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) lifetime.stop();
  };
  setInterval(check, PARENT_CHECK_MS).unref();
};
