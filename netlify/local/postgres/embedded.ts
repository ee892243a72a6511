import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { newCluster } from './new-cluster.ts';
import { type Postgres, SqlError, type Statement, type StatementResult } from './postgres.ts';
import { CREATE_ROLE, LOCAL_ROLE } from './role.ts';

const { messages, serialize } = protocol;

/**
 * Runs one statement over the wire protocol, to get values, types and errors exactly as Postgres writes them. Must be
 * called inside `runExclusive`.
 *
 * @throws SqlError with every field of the Postgres error
 */
const runStatement = async (database: PGlite, statement: Statement): Promise<StatementResult> => {
  // Sent as one message: after an error Postgres skips the remaining steps until the sync, which ends the implicit
  // transaction and clears the error state.
  const steps = Buffer.concat([
    serialize.parse({ text: statement.query }),
    serialize.bind({ values: [...statement.params] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
  const { messages: answers } = await database.execProtocol(new Uint8Array(steps), { throwOnError: false });
  let tag = '';
  let fields: StatementResult['fields'] = [];
  const rows: (string | null)[][] = [];
  for (const answer of answers) {
    if (answer instanceof messages.DatabaseError) throw new SqlError(answer.message, { ...answer });
    if (answer instanceof messages.RowDescriptionMessage)
      fields = answer.fields.map(({ format: _, ...field }) => ({ ...field, format: 'text' }));
    else if (answer instanceof messages.DataRowMessage) rows.push(answer.fields);
    else if (answer instanceof messages.CommandCompleteMessage) tag = answer.text;
  }
  // The tag is the command and, if it counts rows, a count: `INSERT 0 1`, `SELECT 3`, `CREATE TABLE`.
  const count = /\d+$/.exec(tag);
  const rowCount = count === null ? null : Number(count[0]);
  return { command: tag.split(' ')[0] ?? '', rowCount, fields, rows };
};

/**
 * Opens the embedded Postgres 18.
 *
 * It has one session with a queue, while Neon has a pool, so here no statement ever waits for a row lock of another. It
 * has only the `plpgsql` extension.
 *
 * Its session belongs to the superuser, and each request takes the ordinary role. A request could take it off again, but
 * reaches nothing by that: WebAssembly has no programs, and no files but those of the database.
 *
 * @param directory stores the files and is locked by the caller; null keeps everything in memory
 */
export const openEmbedded = async (directory: string | null): Promise<Postgres> => {
  const database =
    directory === null
      ? await PGlite.create({ loadDataDir: await newCluster() })
      : await openDirectory(directory);
  await database.exec(CREATE_ROLE);
  const run = (statement: Statement) => runStatement(database, statement);
  return {
    inSession: (work) =>
      database.runExclusive(async () => {
        try {
          await run({ query: `set session authorization ${LOCAL_ROLE}`, params: [] });
          return await work(run);
        } finally {
          await forgetSession(database);
        }
      }),
    close: () => database.close(),
  };
};

/** Creates a new database under another name first, so that a killed process leaves no incomplete one to open later. */
const openDirectory = async (directory: string): Promise<PGlite> => {
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    const unfinished = `${directory}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished, { loadDataDir: await newCluster() })).close();
    rmSync(directory, { recursive: true, force: true });
    renameSync(unfinished, directory);
  }
  return await PGlite.create(directory);
};

/** Resets the session, because over HTTP no transaction, setting or temporary table survives its request. */
const forgetSession = async (database: PGlite): Promise<void> => {
  if (database.isInTransaction()) await runStatement(database, { query: 'rollback', params: [] });
  await runStatement(database, { query: 'discard all', params: [] });
};
