import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';

/** Personal data is kept for 30 days after its purpose has ended. */
export const RETENTION_DAYS = 30;

/**
 * SQL: the erasure of the night before may still come; what is older shows that nothing runs it. Asks for the oldest,
 * because Postgres would look for any in the whole table.
 */
export const ERASURES_LATE = `(select min(sent_at) from leads where state = 'sent' and erased_at is null and not stranded)
  <= ${NOW} - make_interval(days => ${RETENTION_DAYS + 2})`;

/** Maximum of rows that one statement erases, so that a large table is emptied in bounded steps. */
export const ERASURE_BATCH = 2_000;

/** Erases one kind of expired data. */
export interface Erasure {
  /** The kind of data, for the log; never a person. */
  readonly name: string;
  /** SQL: whether there may be something expired. */
  readonly due: string;
  /**
   * Erases one batch of expired rows with a statement that stays well within its timeout.
   *
   * @returns how many rows were erased; 0 = no expired row is left
   * @throws {NeonDbError} the rows may not have been erased
   */
  erase(database: Database): Promise<number>;
}
