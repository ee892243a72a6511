/** Longer than any run (45 s), so that a lease expires only if its process died. */
export const LEASE_SECONDS = 60;
/**
 * Clocks differ. If a lease is ignored while its process is alive, another process sends the mail again, and the
 * provider recognises the key.
 */
const LONGEST_LEASE_SECONDS = 2 * LEASE_SECONDS;
/** No process reserves a later slot, or pauses sending for longer (LONGEST_RETRY_AFTER_MS and a minute). */
const LATEST_TURN_SECONDS = 60;
const LONGEST_CLOSURE_SECONDS = 31 * 60;
/** The largest difference between two clocks that both count as correct. */
const LARGEST_SKEW_SECONDS = 60;

/** @returns SQL for the column's value; null if no process with a correct clock can have written so late a time */
const ifPlausible = (column: string, now: string, seconds: number): string =>
  `case when ${column} <= ${now} + make_interval(secs => ${seconds}) then ${column} end`;

/**
 * Times that coordinate the processes. A process with a wrong clock may have written a time that is too late. Such a
 * time is ignored, so that it cannot stop all the others.
 *
 * @param now SQL for the current time
 * @returns SQL for the time, to use in a statement over its table; null = there is none
 */
export const leasedUntil = (now: string): string => ifPlausible('leased_until', now, LONGEST_LEASE_SECONDS);
export const nextSlotAt = (now: string): string => ifPlausible('next_slot_at', now, LATEST_TURN_SECONDS);
export const closedUntil = (now: string): string => ifPlausible('closed_until', now, LONGEST_CLOSURE_SECONDS);
export const blockedAt = (now: string): string => ifPlausible('blocked_at', now, LARGEST_SKEW_SECONDS);

/** How long an application waits for its curriculum. After that, the mail is sent without it and says so. */
export const CV_WAIT_SECONDS = 15 * 60;

/**
 * @param now SQL for the current time
 * @returns SQL, to use in a statement over `leads`, for the time until which the mail of a pending lead waits for its
 *   curriculum; null if it does not wait
 */
export const cvAwaitedUntil = (now: string): string => `(
  select leads.created_at + make_interval(secs => ${CV_WAIT_SECONDS}) from cv_uploads
  where leads.state = 'pending' and cv_uploads.id = leads.cv_upload_id and cv_uploads.state = 'open'
    and leads.created_at > ${now} - make_interval(secs => ${CV_WAIT_SECONDS}))`;
