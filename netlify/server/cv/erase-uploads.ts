import type { Database } from '../database/database.ts';
import { RETENTION_DAYS } from '../retention/erasure.ts';

const HOUR_MS = 60 * 60_000;

/** What no application names after so long was abandoned. */
const ABANDONED_AFTER_MS = 24 * HOUR_MS;
/**
 * Files of 5 MB that one statement erases. Postgres 15 on a laptop takes 0.17 s for 20 of them, 2.3 s for 200; a small
 * database takes several times that, and a statement has 4 s.
 */
const BATCH = 20;
/** After its mail, or in the row of what may be a bot's. */
const KEPT_FOR_MS = RETENTION_DAYS * 24 * HOUR_MS;

const IS_EXPIRED = `created_at <= $1 and not exists (
  select from leads where cv_upload_id = cv_uploads.id and payload is not null
    and not (state = 'sent' and sent_at <= $2) and not (state = 'held' and leads.created_at <= $2))`;

/**
 * Erases curricula whose purpose has ended: abandoned for 24 hours; of a lead that was mailed, or held, 30 days
 * ago; of a lead whose data was erased. One that a mail still waits for stays, however long that takes.
 *
 * @param now the instant to judge by
 * @returns how many were erased, {@link BATCH} at most; 0 = none is left, or all were named by a lead this moment
 */
export const eraseExpiredUploads = async (database: Database, now: Date): Promise<number> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const limits = [before(ABANDONED_AFTER_MS), before(KEPT_FOR_MS)];
  const expired = await database.query<{ id: string }>(
    `select id from cv_uploads where ${IS_EXPIRED} order by created_at limit ${BATCH}`,
    limits,
  );
  if (expired.length === 0) return 0;
  const ids = `{${expired.map(({ id }) => id).join()}}`;
  // A lead may name one this moment. Locked, it waits; what was named while the lock was waited for stays.
  const lock = {
    text: 'select from cv_uploads where id = any($1::uuid[]) order by id for update',
    parameters: [ids],
  };
  const erased = await database.queryAfter(
    lock,
    `delete from cv_uploads where id = any($3::uuid[]) and ${IS_EXPIRED} returning id`,
    [...limits, ids],
  );
  return erased.length;
};
