import { openEmbedded } from './embedded.ts';
import { openPool } from './pool.ts';
import type { Postgres } from './postgres.ts';
import { findPrograms } from './server/programs.ts';
import { startServer } from './server/server.ts';

/** A database that this machine can run. */
export interface LocalDatabase {
  /** The name that commands print. */
  readonly title: string;
  /** The folder of its files in the data directory. */
  readonly folder: string;
  /** @param directory stores the files and is locked by the caller; null keeps nothing */
  open(directory: string | null): Promise<Postgres>;
}

const openServer = async (directory: string | null): Promise<Postgres> => {
  const programs = findPrograms();
  if (programs === undefined)
    throw new Error(
      'DATABASE is postgres, but PostgreSQL is not installed: install it, or unset DATABASE for the embedded database.',
    );
  const server = await startServer(programs, directory);
  const pool = openPool(server.url);
  const close = async (): Promise<void> => {
    await pool.close();
    await server.stop();
  };
  return { ...pool, close };
};

/** The values of the variable `DATABASE`. */
export const LOCAL_DATABASES = {
  embedded: { title: 'embedded Postgres', folder: 'postgres', open: openEmbedded },
  postgres: { title: 'PostgreSQL', folder: 'postgresql', open: openServer },
} as const satisfies Record<string, LocalDatabase>;

/** @returns the database of that name */
export const localDatabase = (name: string): LocalDatabase | undefined =>
  Object.entries(LOCAL_DATABASES).find(([known]) => known === name)?.[1];
