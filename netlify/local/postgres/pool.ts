import { type ClientBase, DatabaseError, Pool } from 'pg';
import { beginStatement, type Postgres, SqlError, type Statement, type StatementResult } from './postgres.ts';

/** Those that Neon's proxy holds open are fewer than a database takes (100 here). */
const CONNECTIONS = 40;

/** Every value stays the text that Postgres wrote. */
const AS_TEXT = {
  getTypeParser:
    () =>
    <Value>(value: Value): Value =>
      value,
};

const runOn = async (client: ClientBase, { query, params }: Statement): Promise<StatementResult> => {
  // The extended protocol, as Neon's: it takes one statement at a time.
  const modes = { rowMode: 'array', queryMode: 'extended', types: AS_TEXT } as const;
  const asked = { text: query, values: [...params], ...modes };
  const { command, rowCount, fields, rows } = await client.query<(string | null)[]>(asked);
  return {
    command,
    rowCount,
    fields: fields.map(({ name, dataTypeID, tableID, columnID, dataTypeSize, dataTypeModifier }) => ({
      name,
      dataTypeID,
      tableID,
      columnID,
      dataTypeSize,
      dataTypeModifier,
      format: 'text',
    })),
    rows,
  };
};

/** What Postgres said, with its code; a connection that cannot be had, or ended without a word, has none. */
const asSqlError = (error: unknown): SqlError => {
  if (error instanceof DatabaseError) return new SqlError(error.message, { ...error });
  return new SqlError(error instanceof Error ? error.message : String(error), { severity: 'FATAL' });
};

/**
 * A real PostgreSQL behind a pool, as Neon has it: statements of several requests run at once.
 *
 * @param connectionString of the server
 */
export const openPool = (connectionString: string): Postgres => {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  // A connection that ends while nobody uses it is replaced with the next request; while one is used, its query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const withClient = async <T>(work: (client: ClientBase) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw asSqlError(error);
    });
    let isClean = false;
    try {
      const result = await work(client);
      // Refused where a transaction is left open: the connection, and the transaction with it, is then given up.
      isClean = await client.query('discard all').then(
        () => true,
        () => false,
      );
      return result;
    } catch (error) {
      throw asSqlError(error);
    } finally {
      client.release(!isClean);
    }
  };
  return {
    run: (statement) => withClient((client) => runOn(client, statement)),
    runBatch: (statements, modes) =>
      withClient(async (client) => {
        await client.query(beginStatement(modes));
        const results: StatementResult[] = [];
        for (const statement of statements) results.push(await runOn(client, statement));
        await client.query('commit');
        return results;
      }),
    close: () => pool.end(),
  };
};
