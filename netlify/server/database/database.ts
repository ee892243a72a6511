import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import type { DatabaseEnvironment } from '../environment.ts';
import { asDatabaseError, isPassing } from './failures.ts';

/** A value as the driver sends it; a Date travels as an instant, `undefined` never. */
type Parameter = string | number | boolean | Date | null;

/** SQL with `$1`, `$2` … and what stands for them. */
interface Statement {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

export interface Database {
  /**
   * Runs one statement that may run twice without harm: after a failure that passes it is tried again, also when the
   * first try may have done its work (`on conflict do nothing`, a guarded update, a select, a count that may be one too
   * high).
   *
   * @param statement SQL with `$1`, `$2` …
   * @returns the rows; int8 and numeric are strings, timestamptz is a Date
   * @throws {NeonDbError} what Postgres answered, or the network's failure, at most `budgetMs` after the call
   */
  query<Row>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /**
   * The same, while no other statement of the same key runs: it sees whatever those before it did. Without that, a
   * statement that waits for another's row goes on with what it saw before it waited.
   *
   * @param key what takes turns, such as the id of a lead
   * @param longestWaitMs for a row that another statement holds: then Postgres refuses ({@link isLocked});
   *   0 = as long as a try
   */
  queryInTurn<Row>(
    key: string,
    statement: string,
    parameters?: readonly Parameter[],
    longestWaitMs?: number,
  ): Promise<Row[]>;
  /**
   * The same behind another statement of the same transaction: with the locks that it took, and with what was done while
   * it waited for them in view; with what it set until the transaction ends.
   */
  queryAfter<Row>(first: Statement, statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
}

interface Patience {
  /** Milliseconds that one try may take. */
  readonly tryMs: number;
  /** Milliseconds for a query whole, retry included. */
  readonly budgetMs: number;
}

/**
 * A visitor waits for it: the budget is what a submit may cost before the lead is mailed instead. One try leaves
 * time for Neon to wake up a compute that had scaled to zero.
 */
const VISITOR_PATIENCE: Patience = { tryMs: 2500, budgetMs: 4000 };

/** For a megabyte of a file, which travels on a slow line and waits for other megabytes. */
export const FILE_PATIENCE: Patience = { tryMs: 10_000, budgetMs: 15_000 };

/** Before the second try, the third, the fourth: a database that restarts is back within a second or two. */
const PAUSES_MS = [100, 300, 900];

/** How long the statements behind it in their transaction wait for a lock. */
const lockTimeout = (milliseconds: number): Statement => ({
  text: "select set_config('lock_timeout', $1, true)",
  parameters: [`${milliseconds}ms`],
});

/**
 * Opens the driver. The endpoint is the driver's only global setting: one process talks to one database.
 *
 * @param environment where the database is
 * @returns the driver's own query function, without timeout and retry
 */
export const openNeon = (environment: DatabaseEnvironment): NeonQueryFunction<false, false> => {
  if (environment.neonFetchEndpoint !== undefined) neonConfig.fetchEndpoint = environment.neonFetchEndpoint;
  return neon(environment.databaseUrl);
};

/**
 * @param environment where the database is
 * @param patience how long a query may take
 * @returns the database, every query bounded in time
 */
export const connectDatabase = (
  environment: DatabaseEnvironment,
  patience: Patience = VISITOR_PATIENCE,
): Database => {
  const sql = openNeon(environment);
  const bounded = async <Row>(ask: (signal: AbortSignal) => Promise<unknown>): Promise<Row[]> => {
    const startedAt = performance.now();
    const left = () => Math.floor(patience.budgetMs - (performance.now() - startedAt));
    const attempt = async ([pause, ...pauses]: readonly number[]): Promise<Row[]> => {
      try {
        // A signal for each try: one that is shared would, once fired, end every later query of the process.
        const rows = await ask(AbortSignal.timeout(Math.max(1, Math.min(patience.tryMs, left()))));
        // The driver cannot know the columns of a statement; the caller that wrote it does.
        return rows as Row[];
      } catch (error) {
        if (pause === undefined || !isPassing(error) || left() <= pause) throw asDatabaseError(error);
        await new Promise((resolve) => setTimeout(resolve, pause));
        return await attempt(pauses);
      }
    };
    return await attempt(PAUSES_MS);
  };
  const last = <Row>(statements: readonly Statement[]): Promise<Row[]> =>
    bounded(async (signal) => {
      const queries = statements.map(({ text, parameters }) => sql.query(text, [...parameters]));
      // In a stricter level a statement that waited would still see what was there when the transaction began.
      const options = { isolationLevel: 'ReadCommitted', fetchOptions: { signal } } as const;
      return (await sql.transaction(queries, options)).at(-1);
    });
  return {
    query: (statement, parameters = []) =>
      bounded((signal) => sql.query(statement, [...parameters], { fetchOptions: { signal } })),
    queryInTurn: (key, statement, parameters = [], longestWaitMs = 0) =>
      last([
        { text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', parameters: [key] },
        ...(longestWaitMs === 0 ? [] : [lockTimeout(longestWaitMs)]),
        { text: statement, parameters },
      ]),
    queryAfter: (first, statement, parameters = []) => last([first, { text: statement, parameters }]),
  };
};
