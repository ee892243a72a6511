import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDirectory } from './make-directory.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trama-data-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('creates missing directories and accepts existing ones', () => {
  const directory = join(root, 'one', 'two');
  makeDirectory(directory);
  makeDirectory(directory);
  expect(statSync(directory).isDirectory()).toBe(true);
});

it.each(['file', 'file/below'])('says what to do when the path is %s', (path) => {
  writeFileSync(join(root, 'file'), '');
  expect(() => makeDirectory(join(root, path))).toThrow(
    new RegExp(`^No data can be kept in ${join(root, path)} \\(E.*Set LOCAL_DATA_DIR to a directory`),
  );
});

it.runIf(existsSync('/proc/self'))(
  'fails instead of looping when the system refuses an entry below an existing directory',
  () => {
    // Runs in its own process, because a test timeout cannot stop a loop inside a system call.
    const script = `import { makeDirectory } from ${JSON.stringify(join(import.meta.dirname, 'make-directory.ts'))};
    makeDirectory('/proc/trama/data');`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      timeout: 30_000,
      killSignal: 'SIGKILL',
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('No data can be kept in /proc/trama/data (ENOENT');
  },
  60_000,
);
