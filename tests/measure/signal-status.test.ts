import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const moduleOf = (path: string): string => JSON.stringify(join(import.meta.dirname, path));

/** @returns the code of a command that closes something and, unless its work is empty, waits for a signal */
const commandOf = (work: string): string => `
  const { runCommand } = await import(${moduleOf('../../netlify/local/command/lifetime.ts')});
  const { endWithSignalStatus } = await import(${moduleOf('signal-status.ts')});
  await runCommand(async (lifetime) => {
    endWithSignalStatus(lifetime);
    lifetime.onEnd(async () => console.log('closed'));
    console.log('running');
    ${work}
  });`;
const UNTIL_STOPPED = 'setInterval(() => {}, 1000); await lifetime.untilStopped();';

const run = async (work: string, signal?: NodeJS.Signals): Promise<[unknown, string]> => {
  const words = ['--input-type=module', '-e', commandOf(work)];
  const command = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  command.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (signal && chunk.includes('running')) command.kill(signal);
  });
  const [status] = await once(command, 'close');
  return [status, said];
};

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('closes everything after %s, and ends with status %i', async (signal, status) => {
  expect(await run(UNTIL_STOPPED, signal)).toEqual([status, 'running\nclosed\n']);
});

it('ends with 0 when the command has done its work', async () => {
  expect(await run('')).toEqual([0, 'running\nclosed\n']);
});
