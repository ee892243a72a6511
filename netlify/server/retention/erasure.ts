import type { Database } from '../database/database.ts';

/** Personal data stays 30 days after its purpose has ended. */
export const RETENTION_DAYS = 30;

/** Rows that one statement erases: a table that has grown for long is emptied in bounded steps. */
export const ERASURE_BATCH = 2_000;

/** Something that leaves the database when its time is over. */
export interface Erasure {
  /** For the log: what, never whose. */
  readonly name: string;
  /**
   * Erases some of what is over: one statement, well within its time.
   *
   * @param now the instant that decides
   * @returns how many; 0 = nothing is left that is over
   * @throws {NeonDbError} nothing is known to be erased
   */
  erase(database: Database, now: Date): Promise<number>;
}
