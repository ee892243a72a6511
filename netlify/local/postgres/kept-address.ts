import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { DatabaseEnvironment } from '../../server/environment.ts';

/** The file of the data directory that names the running database, with its password. */
const FILE = 'database.json';

const address = z.object({ databaseUrl: z.string(), neonFetchEndpoint: z.string() });

/**
 * Writes where the database of a data directory is reached while the site runs, readable by this account alone.
 *
 * @param directory locked by the caller
 * @returns removes it, when the database closes
 */
export const keepAddress = (directory: string, kept: DatabaseEnvironment): (() => void) => {
  const file = join(directory, FILE);
  // An older file keeps its rights when it is written again.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
};

/** @returns what {@link keepAddress} wrote, maybe by a process that was killed; undefined when there is nothing */
export const keptAddress = (directory: string): z.infer<typeof address> | undefined => {
  try {
    return address.parse(JSON.parse(readFileSync(join(directory, FILE), 'utf8')));
  } catch {
    return undefined;
  }
};
