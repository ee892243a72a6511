/**
 * New leads in 24 hours that are mailed without being asked. An agency gets some dozens; a row has 10 kB at most,
 * so that a day of flood costs 50 MB. Those beyond are stored, held, and wait for a person to release them.
 */
export const LEADS_PER_DAY = 5_000;

/** Held leads at one time: 200 MB at most. Beyond, nothing is stored, and nothing promised. */
export const HELD_LEADS = 20_000;
