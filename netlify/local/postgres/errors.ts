/** The fields of a Postgres error as Neon's SQL over HTTP answers them, all present, absent ones null. */
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

/** A statement that Postgres, or the endpoint before it, refused. */
export class SqlError extends Error {
  readonly fields: ErrorFields;

  constructor(message: string, fields: ErrorFields) {
    super(message);
    this.fields = fields;
  }

  /** The body of the HTTP 400 that the Neon driver turns into a `NeonDbError`. */
  toJSON(): Record<'message' | Field, string | null> {
    const entries = FIELDS.map((name) => [name, this.fields[name] ?? null]);
    // The keys are exactly `message` and FIELDS, which Object.fromEntries cannot know.
    return { message: this.message, ...Object.fromEntries(entries) } as Record<
      'message' | Field,
      string | null
    >;
  }
}

/** An error of the endpoint's own, in the shape that Postgres errors have. */
export const refusal = (code: string, message: string, hint?: string): SqlError =>
  new SqlError(message, { code, severity: 'ERROR', hint });
