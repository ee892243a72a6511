import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';
import { RETENTION_DAYS } from '../retention/erasure.ts';

/** An upload that no lead names by this age is abandoned. */
const ABANDONED_AFTER = "interval '1 day'";
/**
 * How many files one statement erases. With files of 5 MB, Postgres 15 on a laptop takes 0.17 s for 20 of them and
 * 2.3 s for 200. A small database takes several times that, and a statement has 4 s.
 */
const BATCH = 20;
/** How long a CV is kept after its lead was mailed, or after a held lead came in. */
const KEPT_FOR = `interval '${RETENTION_DAYS} days'`;

const IS_EXPIRED = `created_at <= ${NOW} - ${ABANDONED_AFTER} and not exists (
  select from leads where cv_upload_id = cv_uploads.id and payload is not null
    and not (state = 'sent' and sent_at <= ${NOW} - ${KEPT_FOR}) and not (state = 'held' and leads.created_at <= ${NOW} - ${KEPT_FOR}))`;

/**
 * Erases CVs that are not needed any more: abandoned for 24 hours; of a lead that was mailed, or came in and was held,
 * 30 days ago; of a lead whose data was erased. A CV whose mail is still to be sent stays, however long that takes.
 *
 * @returns how many were erased, at most {@link BATCH}; 0 = none is left, or leads have just named all of them
 */
export const eraseExpiredUploads = async (database: Database): Promise<number> => {
  const expired = await database.query<{ id: string }>(
    `select id from cv_uploads where ${IS_EXPIRED} order by created_at limit ${BATCH}`,
  );
  if (expired.length === 0) return 0;
  const ids = `{${expired.map(({ id }) => id).join()}}`;
  // A lead may name one of these uploads at the same time. The lock makes that lead wait, and the check after the lock
  // keeps an upload that a lead named before it.
  const lock = {
    text: 'select from cv_uploads where id = any($1::uuid[]) order by id for update',
    parameters: [ids],
  };
  const erased = await database.queryAfter(
    lock,
    `delete from cv_uploads where id = any($1::uuid[]) and ${IS_EXPIRED} returning id`,
    [ids],
  );
  return erased.length;
};
