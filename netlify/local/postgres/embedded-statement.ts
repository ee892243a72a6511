import { type PGlite, protocol } from '@electric-sql/pglite';
import { SqlError } from './errors.ts';
import type { Statement, StatementResult } from './postgres.ts';

const { messages, serialize } = protocol;

/**
 * Runs one statement over the wire protocol, which gives values, types and errors exactly as Postgres writes
 * them. Must be called inside `runExclusive`.
 *
 * @returns the result
 * @throws SqlError with every field that Postgres gave
 */
export const runStatement = async (database: PGlite, statement: Statement): Promise<StatementResult> => {
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
