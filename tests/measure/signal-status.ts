import { constants } from 'node:os';
import type { Lifetime } from '../../netlify/local/command/lifetime.ts';
import { CommandError } from '../../netlify/server/command/arguments.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends a command that a signal stops with that signal's status, 128 plus its number, as commands of a shell do, because
 * half a measurement is not a success. Also stops the command when the terminal is closed.
 *
 * @param lifetime must not have anything else to close yet, since this must run last
 */
export const endWithSignalStatus = (lifetime: Lifetime): void => {
  // The command may be stopped without a signal of its own, when npm has died after a SIGTERM.
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
