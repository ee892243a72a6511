import { afterEach, expect, it, vi } from 'vitest';
import { CommandError, NotUnderstood } from '../../server/command/command-error.ts';
import { runToItsEnd } from './report-failure.ts';

const said = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  said.mockClear();
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
  expect([said.mock.calls.flat(), process.exitCode]).toEqual([lines, status]);
});

it('a command that does its work says nothing', async () => {
  await runToItsEnd(() => Promise.resolve());
  expect([said.mock.calls, process.exitCode]).toEqual([[], undefined]);
});
