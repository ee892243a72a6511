/** Longer than any run goes on after a claim (45 s), so that a lease ends only when its process died. */
export const LEASE_SECONDS = 60;
/** Clocks differ: a lease that is cut short while its process lives costs a second try, which the provider knows. */
const LONGEST_LEASE_SECONDS = 2 * LEASE_SECONDS;
/** Nobody waits longer for a turn, nor leaves the provider alone for longer (LONGEST_RETRY_AFTER_MS and a minute). */
const LATEST_TURN_SECONDS = 60;
const LONGEST_CLOSURE_SECONDS = 31 * 60;
/** Of the clocks of two processes that are both right. */
const LARGEST_SKEW_SECONDS = 60;

/** @returns SQL: what the column holds; null where that is later than any process writes whose clock is right */
const believed = (column: string, now: string, seconds: number): string =>
  `case when ${column} <= ${now} + make_interval(secs => ${seconds}) then ${column} end`;

/**
 * Moments by which processes keep out of each other's way. One that is later than it can be was written by a process
 * whose clock is wrong: it counts for nothing, and does not stop all the others.
 *
 * @param now SQL of the instant to judge by
 * @returns SQL of each within a statement over its table; null = there is none
 */
export const leasedUntil = (now: string): string => believed('leased_until', now, LONGEST_LEASE_SECONDS);
export const nextSlotAt = (now: string): string => believed('next_slot_at', now, LATEST_TURN_SECONDS);
export const closedUntil = (now: string): string => believed('closed_until', now, LONGEST_CLOSURE_SECONDS);
export const blockedAt = (now: string): string => believed('blocked_at', now, LARGEST_SKEW_SECONDS);

/** How long an application waits for its curriculum; then its mail goes without, and says so. */
export const CV_WAIT_SECONDS = 15 * 60;

/**
 * @param now SQL of the instant to judge by
 * @returns SQL within a statement over `leads`: until when the mail of a pending lead waits for its curriculum; null
 *   when it does not
 */
export const cvAwaitedUntil = (now: string): string => `(
  select leads.created_at + make_interval(secs => ${CV_WAIT_SECONDS}) from cv_uploads
  where leads.state = 'pending' and cv_uploads.id = leads.cv_upload_id and cv_uploads.state = 'open'
    and leads.created_at > ${now} - make_interval(secs => ${CV_WAIT_SECONDS}))`;
