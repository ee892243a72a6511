import { type ClientBase, DatabaseError, Pool } from 'pg';
import { type Postgres, SqlError, type Statement, type StatementResult } from './postgres.ts';

/** Like Neon's proxy, the pool opens fewer connections than the database accepts (100 here). */
const CONNECTIONS = 40;

/** Keeps every value as the text that Postgres sent. */
const AS_TEXT = {
  getTypeParser:
    () =>
    <Value>(value: Value): Value =>
      value,
};

const runOn = async (client: ClientBase, { query, params }: Statement): Promise<StatementResult> => {
  // Uses the extended protocol, as Neon does, which accepts one statement at a time.
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

/** Keeps the fields of a Postgres error. A connection that failed or ended without an error has no code. */
const asSqlError = (error: unknown): SqlError => {
  if (error instanceof DatabaseError) return new SqlError(error.message, { ...error });
  return new SqlError(error instanceof Error ? error.message : String(error), { severity: 'FATAL' });
};

/**
 * Opens a pool for a real PostgreSQL, so that statements of several requests run at once, as with Neon.
 *
 * @param connectionString of the server
 */
export const openPool = (connectionString: string): Postgres => {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  // The pool replaces a connection that ends while idle. When one ends in use, its query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    inSession: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw asSqlError(error);
      });
      let isClean = false;
      try {
        const result = await work((statement) => runOn(client, statement));
        // Fails when a transaction is still open. The connection is then closed, and the transaction with it.
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
    },
    close: () => pool.end(),
  };
};
