/** One statement with its parameters in Postgres' text format; null is NULL. */
export interface Statement {
  readonly query: string;
  readonly params: readonly (string | null)[];
}

/** A result in the format of Neon's SQL over HTTP, with every value in Postgres' text format. */
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

/** The transaction modes of a batch, with the driver's names. */
export interface BatchModes {
  readonly isolationLevel?: 'READ UNCOMMITTED' | 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';
  readonly readOnly?: boolean;
  readonly deferrable?: boolean;
}

/** Runs one statement, in a transaction of its own unless one has begun. @throws SqlError */
type Run = (statement: Statement) => Promise<StatementResult>;

/** The database behind Neon's endpoint. */
export interface Postgres {
  /** Gives work a session of its own, of which nothing survives: a transaction that it leaves open is rolled back. */
  inSession<Result>(work: (run: Run) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Runs all statements in one transaction, or none of them. @throws SqlError of the first that failed */
export const runBatch = (
  postgres: Postgres,
  statements: readonly Statement[],
  modes: BatchModes,
): Promise<StatementResult[]> =>
  postgres.inSession(async (run) => {
    await run({ query: beginStatement(modes), params: [] });
    const results: StatementResult[] = [];
    for (const statement of statements) results.push(await run(statement));
    await run({ query: 'commit', params: [] });
    return results;
  });

const beginStatement = ({ isolationLevel, readOnly, deferrable }: BatchModes): string =>
  [
    'begin',
    ...(isolationLevel === undefined ? [] : [`isolation level ${isolationLevel}`]),
    ...(readOnly === undefined ? [] : [readOnly ? 'read only' : 'read write']),
    ...(deferrable === undefined ? [] : [deferrable ? 'deferrable' : 'not deferrable']),
  ].join(' ');

/** The fields of a Postgres error in the answer of Neon's SQL over HTTP. All are present; missing values are null. */
const FIELDS = [
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'severity',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const;

type Field = (typeof FIELDS)[number];
type ErrorFields = { readonly [name in Field]?: string | undefined };

/** An error of Postgres, or of the endpoint before it, for a statement. */
export class SqlError extends Error {
  readonly fields: ErrorFields;

  constructor(message: string, fields: ErrorFields) {
    super(message);
    this.fields = fields;
  }

  /** The body of the HTTP 400 that the Neon driver turns into a `NeonDbError`. */
  toJSON(): Record<'message' | Field, string | null> {
    const entries = FIELDS.map((name) => [name, this.fields[name] ?? null]);
    // The keys are exactly `message` and FIELDS, but Object.fromEntries does not type them.
    return { message: this.message, ...Object.fromEntries(entries) } as Record<
      'message' | Field,
      string | null
    >;
  }
}

/** An error of the endpoint itself, in the format of Postgres errors. */
export const refusal = (code: string, message: string, hint?: string): SqlError =>
  new SqlError(message, { code, severity: 'ERROR', hint });
