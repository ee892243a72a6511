import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOCK_FILE, lockDirectory } from './lock.ts';
import { processState } from './process-state.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'trama-lock-'));
  file = join(directory, LOCK_FILE);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('contains the id of this process until it is released', () => {
  const lock = lockDirectory(directory);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  expect(readdirSync(directory)).toEqual([]);
  lockDirectory(directory).release();
});

it('respects the lock of another running process and says what to do', () => {
  const other = spawn('sleep', ['60']);
  try {
    const content = JSON.stringify({ pid: other.pid, began: null });
    writeFileSync(file, content);
    expect(() => lockDirectory(directory)).toThrow(
      `The data in ${directory} is in use by process ${other.pid}. Stop that process, or set LOCAL_DATA_DIR to another directory.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(content);
  } finally {
    other.kill();
  }
});

it.each([
  ['a process that has ended', () => JSON.stringify({ pid: spawnSync('true').pid, began: null })],
  ['an older process with the same id', () => JSON.stringify({ pid: 1, began: 'another boot/1' })],
  ['an older process with our own id', () => JSON.stringify({ pid: process.pid, began: 'another boot/1' })],
  ['an unreadable file', () => '{"pid":'],
])('takes over the lock of %s', (_, content) => {
  writeFileSync(file, content());
  const lock = lockDirectory(directory);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(existsSync(file)).toBe(false);
});

it('takes over the lock of a zombie process', async () => {
  // The stopped parent does not reap its child, so the child stays a zombie. A running shell would reap it.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  try {
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    const began = processState(pid)?.began ?? null;
    parent.kill('SIGSTOP');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => processState(pid)?.isZombie).toBe(true);
    for (const content of [
      { pid, began },
      { pid, began: null },
    ]) {
      writeFileSync(file, JSON.stringify(content));
      lockDirectory(directory).release();
    }
  } finally {
    parent.kill('SIGKILL');
  }
});
