import { OUTAGE_FAILURES } from './states/claim-lead.ts';

const FIRST_STEP_MS = 5_000;
const LONGEST_MS = 30 * 60_000;
/** The schedule comes round once a minute: a provider that is down is tried no more often, and no less. */
const LONGEST_OUTAGE_PAUSE_MS = 30_000;

/** Takes up to half of a wait away, so that leads which failed together do not return together. */
const jittered = (milliseconds: number, random: number): number =>
  Math.round(milliseconds * (1 - random / 2));

const exponential = (step: number, longest: number): number => Math.min(FIRST_STEP_MS * 2 ** step, longest);

/**
 * When to try a lead again: 0 s after the first failure, since the schedule comes round only once a minute, then
 * 5 s, 10 s, 20 s … at most 30 min, jittered. What the provider asks for is always waited.
 *
 * @param failures how many tries of this lead have failed, 1 or more
 * @param retryAfterMs what the provider asked for, 0 when nothing
 * @param random 0 to 1
 * @returns milliseconds from now
 */
export const retryDelayMs = (failures: number, retryAfterMs: number, random: number): number => {
  const step = failures < 2 ? 0 : exponential(failures - 2, LONGEST_MS);
  return Math.max(jittered(step, random), retryAfterMs);
};

/**
 * How long to leave the provider alone: not at all for one failure or two, which may be the leads' own; then 5 s,
 * 10 s, 20 s, at most 30 s, jittered: in effect until the schedule's next run.
 *
 * @param failures how often it has failed without a success between, 1 or more
 * @param random 0 to 1
 * @returns milliseconds from now, 0 for not at all
 */
export const outagePauseMs = (failures: number, random: number): number =>
  failures < OUTAGE_FAILURES
    ? 0
    : jittered(exponential(failures - OUTAGE_FAILURES, LONGEST_OUTAGE_PAUSE_MS), random);
