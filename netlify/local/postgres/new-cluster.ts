import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const MODULES = join(import.meta.dirname, '../../../node_modules');

/** An update of the package brings another Postgres, so its version is in the name of the file. */
const fileName = async (): Promise<string> => {
  const { version } = JSON.parse(
    await readFile(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  return `pglite-${version}.tar.gz`;
};

const runInitdb = async (): Promise<Blob> => {
  const database = await PGlite.create();
  try {
    return await database.dumpDataDir('gzip');
  } finally {
    await database.close();
  }
};

/** A cache that cannot be written makes the next start slower, and nothing worse. */
const keep = async (file: string, cluster: Blob): Promise<void> => {
  // Another process that starts at the same time never reads half a file.
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, await cluster.bytes());
    await rename(unfinished, file);
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
};

/**
 * A data directory as `initdb` leaves it, for PGlite's option `loadDataDir`. `initdb` takes 3 seconds of two processors;
 * to load what it made before takes half a second. `npm test` opens some 60 new databases.
 *
 * @param folder keeps the result between starts
 * @param make runs `initdb`
 * @returns a gzipped tar file
 */
export const newCluster = async (folder = join(MODULES, '.cache'), make = runInitdb): Promise<Blob> => {
  const file = join(folder, await fileName());
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const cluster = await make();
  await keep(file, cluster);
  return cluster;
};
