/**
 * New leads in 24 hours that are mailed without being asked. An agency gets some dozens; a row has 10 kB at most,
 * so that a day of flood costs 50 MB. Those beyond are stored, held, and wait for a person to release them.
 */
export const LEADS_PER_DAY = 5_000;

/**
 * Held leads at one time and for one reason, 100 MB at most: robots in the trap take no room from people in a flood.
 * Beyond, nothing is stored, and nothing promised.
 */
export const HELD_LEADS = 10_000;
