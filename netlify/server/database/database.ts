import { setTimeout as sleep } from 'node:timers/promises';
import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless';
import type { DatabaseEnvironment } from '../environment.ts';
import { asDatabaseError, isTransient } from './failures.ts';

/** A value that the driver can send. It sends a Date as an instant; `undefined` is not allowed. */
type Parameter = string | number | boolean | Date | null;

/** SQL with `$1`, `$2` … and the values for them. */
interface Statement {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

export interface Database {
  /**
   * Runs one statement that is safe to run twice: after a transient failure it runs again, even if the first try may
   * have succeeded. Safe statements are `on conflict do nothing`, a guarded update, a select, a count that may be one
   * too high.
   *
   * @param statement SQL with `$1`, `$2` …
   * @returns the rows; int8 and numeric are strings, timestamptz is a Date
   * @throws {NeonDbError} the error of Postgres or of the network, at most `budgetMs` after the call
   */
  query<Row>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  /**
   * Like `query`, but runs statements with the same key one after the other, so that each sees the changes of those
   * before it. Without that, a statement that waits for a locked row goes on with the data it read before it waited.
   *
   * @param key such as the id of a lead
   * @param longestWaitMs how long to wait for a row that another statement has locked; then Postgres fails with the
   *   error that `isLocked` of failures.ts recognises. 0 = as long as one try may take
   */
  queryInTurn<Row>(
    key: string,
    statement: string,
    parameters?: readonly Parameter[],
    longestWaitMs?: number,
  ): Promise<Row[]>;
  /**
   * Like `query`, but runs another statement first, in the same transaction. The second statement keeps the locks and
   * the settings of the first, and sees changes that were committed while the first waited for its locks.
   */
  queryAfter<Row>(first: Statement, statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
}

interface Patience {
  /** Milliseconds that one try may take. */
  readonly tryMs: number;
  /** Milliseconds that a query may take with all its tries. */
  readonly budgetMs: number;
}

/**
 * For queries that a visitor waits for. After the budget the function mails the lead without storing it. One try is
 * long enough for Neon to start a compute that had scaled to zero.
 */
export const VISITOR_PATIENCE: Patience = { tryMs: 2500, budgetMs: 4000 };

/** For a query with a megabyte of a file, which may come over a slow line and wait for other uploads. */
export const FILE_PATIENCE: Patience = { tryMs: 10_000, budgetMs: 15_000 };

/**
 * Pauses between the tries, 3.1 s in all, because a database that restarts is back within three seconds. In the storm of
 * tests/postgres/storm.test.ts, with three restarts, all of 600 leads then have a row.
 */
const PAUSES_MS = [100, 300, 900, 900, 900];

/** @returns a statement that limits how long the later statements of its transaction wait for a lock */
const lockTimeout = (milliseconds: number): Statement => ({
  text: "select set_config('lock_timeout', $1, true)",
  parameters: [`${milliseconds}ms`],
});

/**
 * Opens the driver. The endpoint is a global setting of the driver, so one process can use only one database.
 *
 * @param environment where the database is
 * @returns the driver's query function, without timeout and retries
 */
export const openNeon = (environment: DatabaseEnvironment): NeonQueryFunction<false, false> => {
  if (environment.neonFetchEndpoint !== undefined) neonConfig.fetchEndpoint = environment.neonFetchEndpoint;
  return neon(environment.databaseUrl);
};

/**
 * @param environment where the database is
 * @param patience how long a query may take
 * @param pause resolves after the given number of milliseconds, between the tries of a query
 * @returns a database whose queries all have a time limit
 */
export const connectDatabase = (
  environment: DatabaseEnvironment,
  patience: Patience = VISITOR_PATIENCE,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Database => {
  const sql = openNeon(environment);
  const bounded = async <Row>(ask: (signal: AbortSignal) => Promise<unknown>): Promise<Row[]> => {
    const startedAt = performance.now();
    const left = () => Math.floor(patience.budgetMs - (performance.now() - startedAt));
    const attempt = async ([wait, ...waits]: readonly number[]): Promise<Row[]> => {
      try {
        // Each try needs its own signal. A shared one, once aborted, would end every later query of the process.
        const rows = await ask(AbortSignal.timeout(Math.max(1, Math.min(patience.tryMs, left()))));
        // The driver cannot know the columns of a statement; the caller names them as `Row`.
        return rows as Row[];
      } catch (error) {
        if (wait === undefined || !isTransient(error) || left() <= wait) throw asDatabaseError(error);
        await pause(wait);
        return await attempt(waits);
      }
    };
    return await attempt(PAUSES_MS);
  };
  const rowsOfLast = <Row>(statements: readonly Statement[]): Promise<Row[]> =>
    bounded(async (signal) => {
      const queries = statements.map(({ text, parameters }) => sql.query(text, [...parameters]));
      // At a stricter level, a statement that waited for a lock would still see the data from the transaction's start.
      const options = { isolationLevel: 'ReadCommitted', fetchOptions: { signal } } as const;
      return (await sql.transaction(queries, options)).at(-1);
    });
  return {
    query: (statement, parameters = []) =>
      bounded((signal) => sql.query(statement, [...parameters], { fetchOptions: { signal } })),
    queryInTurn: (key, statement, parameters = [], longestWaitMs = 0) =>
      rowsOfLast([
        { text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', parameters: [key] },
        ...(longestWaitMs === 0 ? [] : [lockTimeout(longestWaitMs)]),
        { text: statement, parameters },
      ]),
    queryAfter: (first, statement, parameters = []) => rowsOfLast([first, { text: statement, parameters }]),
  };
};
