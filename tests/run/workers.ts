import { availableParallelism } from 'node:os';

/** Each worker may start a Postgres of half a gigabyte, or a browser with the product. */
const MOST = 8;

/**
 * How many files run at once: one more than the machine has cores, because many tests wait for locks, time limits and
 * pages.
 */
export const WORKERS = Math.min(availableParallelism() + 1, MOST);
