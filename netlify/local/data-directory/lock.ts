import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { cannotKeepData, makeDirectory } from './make-directory.ts';
import { hasProcess, processState } from './process-state.ts';

/** The name of the lock file inside the data directory. */
export const LOCK_FILE = 'lock';

export interface DirectoryLock {
  /** Releases the directory. */
  release(): void;
}

/** The holder of a lock: its process id, and its start time when the system knows it. */
const holder = z.object({ pid: z.int().positive(), began: z.string().nullable() });
type Holder = Readonly<z.infer<typeof holder>>;

const heldByThisProcess = new Set<string>();

/**
 * Locks a data directory for this process. Without the lock, PGlite would let two processes open one database and
 * corrupt it. The lock of a process that has ended, or is a zombie, is taken over.
 *
 * @param directory created when missing
 * @throws Error naming the running holder, or why the directory cannot be used, and what to do
 */
export const lockDirectory = (directory: string): DirectoryLock => {
  makeDirectory(directory);
  const file = join(directory, LOCK_FILE);
  const mine = `${file}.${process.pid}`;
  const content: Holder = { pid: process.pid, began: processState(process.pid)?.began ?? null };
  try {
    writeFileSync(mine, JSON.stringify(content));
  } catch (cause) {
    throw cannotKeepData(directory, cause);
  }
  try {
    if (heldByThisProcess.has(file) || !(link(mine, file) || (removeStale(file, mine) && link(mine, file)))) {
      throw new Error(inUse(directory, file));
    }
  } finally {
    rmSync(mine, { force: true });
  }
  heldByThisProcess.add(file);
  return {
    release: () => {
      if (heldByThisProcess.delete(file)) rmSync(file, { force: true });
    },
  };
};

/** Creating a hard link is atomic, and only one of two processes can do it. */
const link = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const removeStale = (file: string, mine: string): boolean => {
  const seen = read(file);
  if (seen !== null && isAlive(parse(seen))) return false;
  const aside = `${mine}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return true; // Another process has removed it; the first one to link gets the lock.
  }
  const moved = read(aside);
  // Between reading and moving, another process may have taken the lock over: restore its lock then.
  const wasStale = moved === seen;
  if (!wasStale) link(aside, file);
  rmSync(aside, { force: true });
  return wasStale;
};

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const parse = (text: string): Holder | null => {
  try {
    return holder.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const isAlive = (found: Holder | null): boolean => {
  if (found === null) return false;
  const { pid, began } = found;
  const state = processState(pid);
  // Systems reuse process ids, containers after every start, so the same id may belong to another process.
  if (state?.isZombie || (state && began !== null && began !== state.began)) return false;
  // A lock with this process's id but no start time comes from an older process: ours would be in heldByThisProcess.
  return pid === process.pid ? began !== null : hasProcess(pid);
};

const inUse = (directory: string, file: string): string =>
  `The data in ${directory} is in use by process ${parse(read(file) ?? '')?.pid ?? process.pid}. ` +
  'Stop that process, or set LOCAL_DATA_DIR to another directory.';
