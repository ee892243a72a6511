import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'run-command.ts');
const SLEEPER = "['node', '-e', 'console.log(`asleep`); setTimeout(() => console.log(`awake`), 30_000)']";

test('ends every command that runs when it is interrupted', async () => {
  const run = `runCommand(${SLEEPER}, {}, 60)`;
  const code = `const { runCommand } = await import(${JSON.stringify(MODULE)}); ${run}; await ${run}`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', code]);
  let output = '';
  runner.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toBe('asleep\nasleep\n');
  runner.kill('SIGINT');
  // Comes once everything that writes to the output has ended.
  expect(await once(runner, 'close')).toEqual([130, null]);
  expect(output).not.toContain('awake');
});
