import { afterEach, expect, it, vi } from 'vitest';
import { isAskedToRun } from './arguments.ts';

const said: string[] = [];
for (const method of ['log', 'error'] as const)
  vi.spyOn(console, method).mockImplementation((line: string) => void said.push(`${method}: ${line}`));
afterEach(() => {
  said.length = 0;
  process.exitCode = undefined;
});

it('lets a command run that nothing was said to', () => {
  expect([isAskedToRun('Usage', []), said]).toEqual([true, []]);
});

it('prints the usage for who asks for it', () => {
  expect([isAskedToRun('Usage', ['--help']), said, process.exitCode]).toEqual([
    false,
    ['log: Usage'],
    undefined,
  ]);
});

it('refuses what it does not know', () => {
  expect([isAskedToRun('Usage', ['--fast']), said, process.exitCode]).toEqual([
    false,
    ['error: Unknown argument "--fast".\n\nUsage'],
    2,
  ]);
});
