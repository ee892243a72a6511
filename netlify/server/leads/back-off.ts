const FIRST_STEP_MS = 5_000;
const LONGEST_MS = 30 * 60_000;

/** Takes up to half of a wait away, so that leads which failed together do not return together. */
const jittered = (milliseconds: number, random: number): number =>
  Math.round(milliseconds * (1 - random / 2));

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
  const step = failures < 2 ? 0 : Math.min(FIRST_STEP_MS * 2 ** (failures - 2), LONGEST_MS);
  return Math.max(jittered(step, random), retryAfterMs);
};
