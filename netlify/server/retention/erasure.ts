import type { Database } from '../database/database.ts';

/** Personal data is kept for 30 days after its purpose has ended. */
export const RETENTION_DAYS = 30;

/** Maximum of rows that one statement erases, so that a large table is emptied in bounded steps. */
export const ERASURE_BATCH = 2_000;

/** Erases one kind of expired data. */
export interface Erasure {
  /** The kind of data, for the log; never a person. */
  readonly name: string;
  /** SQL: whether there may be something expired; `$1` is the time that decides. */
  readonly due: string;
  /**
   * Erases one batch of expired rows with a statement that stays well within its timeout.
   *
   * @param now the time that decides what has expired
   * @returns how many rows were erased; 0 = no expired row is left
   * @throws {NeonDbError} the rows may not have been erased
   */
  erase(database: Database, now: Date): Promise<number>;
}
