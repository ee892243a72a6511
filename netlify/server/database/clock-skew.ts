import type { Database } from './database.ts';

/** Differences up to this are within what a slow answer may hide, and disturb nothing. */
const TOLERATED_MS = 1_000;

/**
 * Compares this machine's clock with that of the database, which all processes share.
 *
 * @returns milliseconds to add to this machine's time, negative if its clock is ahead; 0 if both agree to a second
 * @throws {NeonDbError} the database does not answer
 */
export const clockSkewMs = async (database: Database): Promise<number> => {
  const asked = Date.now();
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now');
  const halfway = (asked + Date.now()) / 2;
  const skew = row === undefined ? 0 : Math.round(row.now.getTime() - halfway);
  return Math.abs(skew) <= TOLERATED_MS ? 0 : skew;
};
