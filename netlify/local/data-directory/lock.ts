import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cannotKeepData, makeDirectory } from './make-directory.ts';

/** The name of the file that says which process holds the directory. */
export const LOCK_FILE = 'lock';

/** SQLite's result code when another connection holds the lock. */
const SQLITE_BUSY = 5;

/** The locks of this process. A lock that nothing refers to would be collected, and end. */
const held = new Set<DatabaseSync>();

export interface DirectoryLock {
  /** Releases the directory. */
  release(): void;
}

/**
 * Locks a data directory for this process. Without the lock, PGlite would let two processes open one database and
 * corrupt it. The system ends the lock with its process, however that ends: SQLite locks a file in the way of each
 * system, which Node by itself cannot. The file stays, because a removed one could be locked twice.
 *
 * @param directory created when missing
 * @throws Error naming the running holder, or why the directory cannot be used, and what to do
 */
export const lockDirectory = (directory: string): DirectoryLock => {
  makeDirectory(directory);
  const note = join(directory, LOCK_FILE);
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'), { open: false });
  try {
    lock.open();
    lock.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(note, String(process.pid));
  } catch (error) {
    if (lock.isOpen) lock.close();
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw isHeld ? new Error(inUse(directory, note)) : cannotKeepData(directory, error);
  }
  held.add(lock);
  return {
    release: () => {
      if (!held.delete(lock)) return;
      rmSync(note, { force: true });
      lock.close();
    },
  };
};

const inUse = (directory: string, note: string): string =>
  `The data in ${directory} is in use by ${holder(note)}. ` +
  'Stop that process, or set LOCAL_DATA_DIR to another directory.';

/** The holder writes the note when it has the lock, so that for a moment there is none, or an empty one. */
const holder = (note: string): string => {
  let pid = '';
  try {
    pid = readFileSync(note, 'utf8');
  } catch {
    // There is none.
  }
  return pid === '' ? 'another process' : `process ${pid}`;
};
