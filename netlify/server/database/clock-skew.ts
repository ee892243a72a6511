import type { Database } from './database.ts';

/** Differences up to this disturb nothing. */
const TOLERATED_MS = 1_000;

/**
 * Compares this machine's clock with that of the database, which all processes share. The database looked at its clock
 * some time between question and answer; a database that wakes takes seconds for that.
 *
 * @returns milliseconds to add to this machine's time, negative if its clock is ahead; 0 if both may agree to a second
 * @throws {NeonDbError} the database does not answer
 */
export const clockSkewMs = async (database: Database): Promise<number> => {
  const asked = Date.now();
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now');
  const answered = Date.now();
  if (row === undefined) return 0;
  const now = row.now.getTime();
  const mayAgree = now >= asked - TOLERATED_MS && now <= answered + TOLERATED_MS;
  return mayAgree ? 0 : Math.round(now - (asked + answered) / 2);
};
