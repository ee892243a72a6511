import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { runStatement, type Statement, type StatementResult } from './statement.ts';

/** The modes of a batch, as the driver names them. */
export interface BatchModes {
  readonly isolationLevel?: 'READ UNCOMMITTED' | 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';
  readonly readOnly?: boolean;
  readonly deferrable?: boolean;
}

export interface Postgres {
  /** Runs one statement in its own transaction. @throws SqlError */
  run(statement: Statement): Promise<StatementResult>;
  /** Runs all statements in one transaction, or none of them. @throws SqlError of the first that failed */
  runBatch(statements: readonly Statement[], modes: BatchModes): Promise<StatementResult[]>;
  close(): Promise<void>;
}

/**
 * Opens the embedded Postgres 18.
 *
 * It is one session behind a queue, where Neon has a pool: nothing ever waits for another's row lock here.
 * Only the `plpgsql` extension is there, and the database's own user is `postgres` whatever the connection
 * string says.
 *
 * @param directory where its files live, locked by the caller; null keeps everything in memory
 */
export const openPostgres = async (directory: string | null): Promise<Postgres> => {
  const database = directory === null ? await PGlite.create() : await openDirectory(directory);
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    database.runExclusive(async () => {
      try {
        return await work();
      } finally {
        await forgetSession(database);
      }
    });
  return {
    run: (statement) => exclusively(() => runStatement(database, statement)),
    runBatch: (statements, modes) => exclusively(() => runTransaction(database, statements, modes)),
    close: () => database.close(),
  };
};

/** A process killed while the database is being made must not leave a half-made one to be opened later. */
const openDirectory = async (directory: string): Promise<PGlite> => {
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    const unfinished = `${directory}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    rmSync(directory, { recursive: true, force: true });
    renameSync(unfinished, directory);
  }
  return await PGlite.create(directory);
};

/** Over HTTP nothing of a session outlives its request: open transactions, settings, temporary tables. */
const forgetSession = async (database: PGlite): Promise<void> => {
  if (database.isInTransaction()) await runStatement(database, { query: 'rollback', params: [] });
  await runStatement(database, { query: 'discard all', params: [] });
};

/** What fails in the middle is rolled back when the session is forgotten. */
const runTransaction = async (
  database: PGlite,
  statements: readonly Statement[],
  modes: BatchModes,
): Promise<StatementResult[]> => {
  await runStatement(database, { query: begin(modes), params: [] });
  const results: StatementResult[] = [];
  for (const statement of statements) results.push(await runStatement(database, statement));
  await runStatement(database, { query: 'commit', params: [] });
  return results;
};

const begin = ({ isolationLevel, readOnly, deferrable }: BatchModes): string =>
  [
    'begin',
    ...(isolationLevel === undefined ? [] : [`isolation level ${isolationLevel}`]),
    ...(readOnly === undefined ? [] : [readOnly ? 'read only' : 'read write']),
    ...(deferrable === undefined ? [] : [deferrable ? 'deferrable' : 'not deferrable']),
  ].join(' ');
