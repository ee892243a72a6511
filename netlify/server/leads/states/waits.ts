import { NOW, seconds } from '../../database/time.ts';

/** Longer than any run (50 s), so that a lease expires only if its process died. */
export const LEASE_SECONDS = 60;

/** How long an application waits for its curriculum. After that, its mail goes without it, and the file may follow. */
export const CV_WAIT_SECONDS = 15 * 60;

/**
 * SQL, to use in a statement over `leads`, for the time until which the mail of a pending lead waits for its curriculum;
 * null if it does not wait.
 */
export const CV_AWAITED_UNTIL = `(
  select leads.created_at + ${seconds(CV_WAIT_SECONDS)} from cv_uploads
  where leads.state = 'pending' and cv_uploads.id = leads.cv_upload_id and cv_uploads.state = 'open'
    and leads.created_at > ${NOW} - ${seconds(CV_WAIT_SECONDS)})`;
