import { NeonDbError, type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import type { DatabaseEnvironment } from '../environment.ts';

/** A value as the driver sends it; a Date travels as an instant, `undefined` never. */
type Parameter = string | number | boolean | Date | null;

export interface Database {
  /**
   * Runs one statement that may run twice without harm: after a failure of the network it is tried once more,
   * also when the first try may have done its work (`on conflict do nothing`, a guarded update, a select, a count that may
   * be one too high).
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
   */
  queryInTurn<Row>(key: string, statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
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

const PAUSE_BEFORE_RETRY_MS = 100;

/** Postgres answers with a code (SQLSTATE); the network, a timeout and Neon's proxy fail without one. */
const isNetworkFailure = (error: unknown): boolean =>
  !(error instanceof NeonDbError) || error.code === undefined;

/** An answer that broke off, or is no JSON, is no error of the driver's: callers know one kind of failure only. */
const asDatabaseError = (error: unknown): NeonDbError => {
  if (error instanceof NeonDbError) return error;
  const unreachable = new NeonDbError('The database gave no whole answer.');
  if (error instanceof Error) unreachable.sourceError = error;
  return unreachable;
};

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
    const attempt = async (): Promise<Row[]> => {
      const left = patience.budgetMs - (performance.now() - startedAt);
      // A signal for each try: one that is shared would, once fired, end every later query of the process.
      const rows = await ask(AbortSignal.timeout(Math.max(1, Math.min(patience.tryMs, Math.floor(left)))));
      // The driver cannot know the columns of a statement; the caller that wrote it does.
      return rows as Row[];
    };
    try {
      return await attempt();
    } catch (error) {
      const left = patience.budgetMs - (performance.now() - startedAt);
      if (!isNetworkFailure(error) || left <= PAUSE_BEFORE_RETRY_MS) throw asDatabaseError(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_RETRY_MS));
      return await attempt().catch((again: unknown) => {
        throw asDatabaseError(again);
      });
    }
  };
  return {
    query: (statement, parameters = []) =>
      bounded((signal) => sql.query(statement, [...parameters], { fetchOptions: { signal } })),
    queryInTurn: (key, statement, parameters = []) =>
      bounded(async (signal) => {
        const turn = sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
        const statements = [turn, sql.query(statement, [...parameters])];
        return (await sql.transaction(statements, { fetchOptions: { signal } }))[1];
      }),
  };
};
