import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const make = (directory: string): void => {
  if (isDirectory(directory)) return;
  make(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isDirectory(directory)) throw error;
  }
};

/**
 * Creates a data directory and its parents. It does not use mkdir's `recursive`: when the system reports ENOENT
 * although the parent exists, as below /proc, Node retries forever and ignores every signal.
 *
 * @param directory absolute
 * @throws Error naming the variable, the reason and what to do
 */
export const makeDirectory = (directory: string): void => {
  try {
    make(directory);
  } catch (cause) {
    throw cannotKeepData(directory, cause);
  }
};

/** @param cause the system's error */
export const cannotKeepData = (directory: string, cause: unknown): Error =>
  new Error(
    `No data can be kept in ${directory} (${cause instanceof Error ? cause.message : cause}). ` +
      'Set LOCAL_DATA_DIR to a directory that you can write to.',
    { cause },
  );
