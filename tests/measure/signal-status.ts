import { constants } from 'node:os';
import type { Lifetime } from '../../netlify/local/command/lifetime.ts';
import { CommandError } from '../../netlify/server/command/arguments.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Gives a command that a signal stops that signal's status, 128 plus its number, as a shell does: half a measurement is
 * not a success. Also stops the command when the terminal is closed.
 *
 * @param lifetime must not have anything else to close yet, since this must run last
 */
export const endWithSignalStatus = (lifetime: Lifetime): void => {
  // Stays undefined when npm dies after a SIGTERM and the command is stopped without a signal of its own.
  let first: (typeof SIGNALS)[number] | undefined;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      first ??= signal;
      lifetime.stop();
    });
  lifetime.onEnd(async () => {
    if (lifetime.stopping.aborted) throw new CommandError('', 128 + constants.signals[first ?? 'SIGTERM']);
  });
};
