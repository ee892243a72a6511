import type { Database } from '../../database/database.ts';
import { NOW } from '../../database/time.ts';

/** SQL: the mail of a lead has left without its curriculum, which is complete now. */
const ARRIVED = `leads.cv_mail = 'awaited' and leads.state = 'sent' and not stranded and payload is not null
  and cv_uploads.id = leads.cv_upload_id and cv_uploads.state = 'complete'`;

/** SQL: whether there is such a lead. */
export const HAS_ARRIVED_CV = `exists (select from leads, cv_uploads where ${ARRIVED})`;

/**
 * sent -> pending, for the curricula that arrived after the mails of their leads had left: each follows in a mail of its
 * own.
 *
 * @returns whether there are any
 */
export const followCvs = async (database: Database): Promise<boolean> => {
  const due = await database.query(
    `update leads set state = 'pending', cv_mail = 'due', pending_since = ${NOW}, next_attempt_at = ${NOW},
       attempts = 0, pause = null, last_error = null
     from cv_uploads where ${ARRIVED} returning leads.id`,
  );
  return due.length > 0;
};
