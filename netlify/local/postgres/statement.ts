import { type PGlite, protocol } from '@electric-sql/pglite';
import { refusal, SqlError } from './errors.ts';

/** One statement with its parameters in Postgres' text format; null is NULL. */
export interface Statement {
  readonly query: string;
  readonly params: readonly (string | null)[];
}

/** A result as Neon's SQL over HTTP answers it: every value in Postgres' text format. */
export interface StatementResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly fields: readonly {
    readonly name: string;
    readonly dataTypeID: number;
    readonly tableID: number;
    readonly columnID: number;
    readonly dataTypeSize: number;
    readonly dataTypeModifier: number;
    readonly format: 'text';
  }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

const { messages, serialize } = protocol;

/**
 * Runs one statement over the wire protocol, which gives values, types and errors exactly as Postgres writes
 * them. Must be called inside `runExclusive`.
 *
 * @returns the result
 * @throws SqlError with every field that Postgres gave
 */
export const runStatement = async (database: PGlite, statement: Statement): Promise<StatementResult> => {
  // PGlite waits for COPY data without end; Neon's HTTP endpoint refuses COPY as well.
  if (/^\s*copy\b/i.test(statement.query)) {
    throw refusal('0A000', 'COPY is not supported over HTTP', 'Use insert or select.');
  }
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
