import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOCK_FILE, lockDirectory } from './lock.ts';

let directory: string;
const others: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'trama-lock-'));
});
afterEach(() => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a process that locks the directory. @returns it, and what it prints first: `locked`, or why it cannot */
const start = async (): Promise<{ readonly other: ChildProcess; readonly said: string }> => {
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    try { lockDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1e6); }
    catch (error) { console.log(error.message); }`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  others.push(other);
  const [said] = await once(other.stdout, 'data');
  return { other, said: String(said).trim() };
};

it('names this process until it is released', () => {
  const lock = lockDirectory(directory);
  expect(readFileSync(join(directory, LOCK_FILE), 'utf8')).toBe(String(process.pid));
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  lock.release();
  expect(readdirSync(directory)).toEqual(['lock.sqlite']);
  lockDirectory(directory).release();
});

it('respects the lock of another running process and says what to do', async () => {
  const { other, said } = await start();
  expect(said).toBe('locked');
  expect(() => lockDirectory(directory)).toThrow(
    `The data in ${directory} is in use by process ${other.pid}. Stop that process, or set LOCAL_DATA_DIR to another directory.`,
  );
  expect(readFileSync(join(directory, LOCK_FILE), 'utf8')).toBe(String(other.pid));
});

it('is free after a kill, for one of two processes that start at once', async () => {
  const { other } = await start();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(existsSync(join(directory, LOCK_FILE))).toBe(true);
  const said = (await Promise.all([start(), start()])).map((each) => each.said.replace(/\d+/g, '…'));
  expect(said.sort()).toEqual([expect.stringMatching(/^The data .* is in use by /), 'locked']);
});

it('respects a holder that is stopped by a debugger, and takes over when it becomes a zombie', async () => {
  const { other } = await start();
  other.kill('SIGSTOP');
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${other.pid}`);
  // Node reaps the child in a later turn of its loop, so that it is a zombie until then.
  other.kill('SIGKILL');
  await expect.poll(() => lockDirectory(directory).release()).toBeUndefined();
});
