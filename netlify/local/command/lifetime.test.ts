import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandError, NotUnderstood } from '../../server/command/arguments.ts';
import { runToItsEnd } from './lifetime.ts';

const LIFETIME = join(import.meta.dirname, 'lifetime.ts');
/** Many times the buffer of a pipe. */
const BYTES = 1_000_000;

/** @param work the body of a command @param then shell text that redirects its output */
const run = (work: string, then: string): Promise<string> =>
  new Promise((resolve) => {
    const command = `const { runCommand } = await import(process.env.LIFETIME); await runCommand(async () => { ${work} });`;
    const line = `{ "$NODE" --input-type=module -e "$COMMAND"; echo "status $?" >&2; } ${then}`;
    const env = { ...process.env, NODE: process.execPath, COMMAND: command, LIFETIME };
    execFile('sh', ['-c', line], { env }, (_, out, err) =>
      resolve(`${out}${err}`.replaceAll(/ *\n/g, ' ').trim()),
    );
  });

it.each([
  ['log', '| (sleep 1; wc -c)'],
  ['error', '2>&1 >/dev/null | (sleep 1; grep -v status | wc -c)'],
])('gives a slow reader everything that console.%s printed', async (method, then) => {
  const output = await run(`console.${method}('x'.repeat(${BYTES}))`, then);
  expect(output).toMatch(new RegExp(`^ *${BYTES + 1}\\b`));
});

it('ends without an error when its reader has closed the pipe', async () => {
  expect(await run(`console.log('x'.repeat(${BYTES}))`, '| true')).toBe('status 0');
});

const printed = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  printed.mockClear();
  process.exitCode = undefined;
});

const BUG = new TypeError('x is not a function');

it.each([
  ['with the message of a CommandError', new CommandError('No dist/.'), ['No dist/.'], 1],
  [
    'with the usage after wrong arguments',
    new NotUnderstood('What is x?', 'Usage'),
    ['What is x?\n\nUsage'],
    2,
  ],
  ['without output when the message is empty', new CommandError(''), [], 1],
  ['with the stack of any other error', BUG, [BUG], 1],
])('reports a failed command %s', async (_, error, lines, status) => {
  await runToItsEnd(() => Promise.reject(error));
  expect([printed.mock.calls.flat(), process.exitCode]).toEqual([lines, status]);
});

it('prints nothing when the command succeeds', async () => {
  await runToItsEnd(() => Promise.resolve());
  expect([printed.mock.calls, process.exitCode]).toEqual([[], undefined]);
});
