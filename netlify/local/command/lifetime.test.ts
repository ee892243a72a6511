import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandError, NotUnderstood } from '../../server/command/arguments.ts';
import { runToItsEnd } from './lifetime.ts';

const LIFETIME = join(import.meta.dirname, 'lifetime.ts');
/** Many times what a pipe holds. */
const BYTES = 1_000_000;

/** @param work the body of a command @param then where its output goes, as a shell writes it */
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
])('gives a reader that is slow all that console.%s was told', async (method, then) => {
  const said = await run(`console.${method}('x'.repeat(${BYTES}))`, then);
  expect(said).toMatch(new RegExp(`^ *${BYTES + 1}\\b`));
});

it('ends quietly when its reader has left', async () => {
  expect(await run(`console.log('x'.repeat(${BYTES}))`, '| true')).toBe('status 0');
});

const printed = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  printed.mockClear();
  process.exitCode = undefined;
});

const BUG = new TypeError('x is not a function');

it.each([
  ['in the words of an error that explains itself', new CommandError('No dist/.'), ['No dist/.'], 1],
  ['with the usage after a wrong call', new NotUnderstood('What is x?', 'Usage'), ['What is x?\n\nUsage'], 2],
  ['without a word when all was said', new CommandError(''), [], 1],
  ['with the stack of any other error', BUG, [BUG], 1],
])('a command fails %s', async (_, error, lines, status) => {
  await runToItsEnd(() => Promise.reject(error));
  expect([printed.mock.calls.flat(), process.exitCode]).toEqual([lines, status]);
});

it('a command that does its work says nothing', async () => {
  await runToItsEnd(() => Promise.resolve());
  expect([printed.mock.calls, process.exitCode]).toEqual([[], undefined]);
});
