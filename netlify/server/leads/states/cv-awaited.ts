import { CV_WAIT_SECONDS } from '../../cv/cv-wait.ts';

/**
 * @param now SQL of the instant to judge by
 * @returns SQL within a statement over `leads`: until when the mail of a pending lead waits for its curriculum; null
 *   when it does not
 */
export const cvAwaitedUntil = (now: string): string => `(
  select leads.created_at + make_interval(secs => ${CV_WAIT_SECONDS}) from cv_uploads
  where leads.state = 'pending' and cv_uploads.id = leads.cv_upload_id and cv_uploads.state = 'open'
    and leads.created_at > ${now} - make_interval(secs => ${CV_WAIT_SECONDS}))`;
