import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const make = (directory: string): void => {
  if (isDirectory(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) make(parent);
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isDirectory(directory)) throw error;
  }
};

/**
 * Makes a data directory and what is above it. Not by mkdir's `recursive`: where the system says ENOENT although the
 * parent is there, as below /proc, Node tries for ever, deaf to every signal.
 *
 * @param directory absolute
 * @throws Error naming the variable, the reason and the way out
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
