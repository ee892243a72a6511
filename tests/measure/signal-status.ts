import { constants } from 'node:os';
import type { Lifetime } from '../../netlify/local/command/lifetime.ts';
import { CommandError } from '../../netlify/server/command/arguments.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes a command that a signal stops end with that signal's status, 128 and its number, as a shell's commands do:
 * half a measurement is not a success. Also stops it when the terminal is closed.
 *
 * @param lifetime nothing is to be closed at its end yet: this has to come last
 */
export const endWithSignalStatus = (lifetime: Lifetime): void => {
  // Without one npm has died, as after a SIGTERM.
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
