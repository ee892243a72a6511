import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import {
  type BatchModes,
  beginStatement,
  type Postgres,
  SqlError,
  type Statement,
  type StatementResult,
} from './postgres.ts';

const { messages, serialize } = protocol;

/**
 * Runs one statement over the wire protocol, which gives values, types and errors exactly as Postgres writes
 * them. Must be called inside `runExclusive`.
 *
 * @returns the result
 * @throws SqlError with every field that Postgres gave
 */
const runStatement = async (database: PGlite, statement: Statement): Promise<StatementResult> => {
  // In one message: Postgres passes over what follows an error until the sync, which ends the implicit transaction
  // and clears the error state.
  const steps = Buffer.concat([
    serialize.parse({ text: statement.query }),
    serialize.bind({ values: [...statement.params] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
  const { messages: answers } = await database.execProtocol(new Uint8Array(steps), { throwOnError: false });
  const collected = new ResultCollector();
  for (const answer of answers) collected.add(answer);
  return collected.result();
};

class ResultCollector {
  #tag = '';
  #fields: StatementResult['fields'] = [];
  readonly #rows: (string | null)[][] = [];

  add(message: object): void {
    if (message instanceof messages.DatabaseError) throw new SqlError(message.message, { ...message });
    if (message instanceof messages.RowDescriptionMessage) {
      this.#fields = message.fields.map(({ format: _, ...field }) => ({ ...field, format: 'text' }));
    } else if (message instanceof messages.DataRowMessage) {
      this.#rows.push(message.fields);
    } else if (message instanceof messages.CommandCompleteMessage) {
      this.#tag = message.text;
    }
  }

  /** The tag is `INSERT 0 1`, `SELECT 3` or `CREATE TABLE`: a command, and a count where rows are counted. */
  result(): StatementResult {
    const count = /\d+$/.exec(this.#tag);
    return {
      command: this.#tag.split(' ')[0] ?? '',
      rowCount: count === null ? null : Number(count[0]),
      fields: this.#fields,
      rows: this.#rows,
    };
  }
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
export const openEmbedded = async (directory: string | null): Promise<Postgres> => {
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
  await runStatement(database, { query: beginStatement(modes), params: [] });
  const results: StatementResult[] = [];
  for (const statement of statements) results.push(await runStatement(database, statement));
  await runStatement(database, { query: 'commit', params: [] });
  return results;
};
