import { afterEach, expect, it, vi } from 'vitest';
import { isAskedToRun } from './arguments.ts';

const printed: string[] = [];
for (const method of ['log', 'error'] as const)
  vi.spyOn(console, method).mockImplementation((line: string) => void printed.push(`${method}: ${line}`));
afterEach(() => {
  printed.length = 0;
  process.exitCode = undefined;
});

it('runs a command without arguments', () => {
  expect([isAskedToRun('Usage', []), printed]).toEqual([true, []]);
});

it('prints the usage for --help', () => {
  expect([isAskedToRun('Usage', ['--help']), printed, process.exitCode]).toEqual([
    false,
    ['log: Usage'],
    undefined,
  ]);
});

it('refuses an unknown argument', () => {
  expect([isAskedToRun('Usage', ['--fast']), printed, process.exitCode]).toEqual([
    false,
    ['error: Unknown argument "--fast".\n\nUsage'],
    2,
  ]);
});
