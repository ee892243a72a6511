/** Everything the drawing of a recovery prints, in threads; it is four rows high. */
export interface RecoveryDrawing {
  readonly width: number;
  /** Minutes that a thread stands for. */
  readonly minutesPerThread: number;
  /** Where the last copy ends, and where the failure is, a thread later. */
  readonly copied: number;
  readonly failed: number;
  /** Threads until everything runs again, and where that is. */
  readonly threadsDown: number;
  readonly recovered: number;
  /** The bare strands between: that of the lost work, and those of the standstill. */
  readonly strands: string;
}

const HEIGHT = 4;
/** Cloth after the recovery. */
const AFTER = 2;
/** Cloth before the failure, for each thread after it: the words below need that room. */
const BEFORE_SHARE = 0.6;

/**
 * @param pointMinutes of work that a recovery can lose (RPO): one thread
 * @param timeHours until everything runs again (RTO)
 * @returns both in the same scale
 */
export const recoveryDrawing = (pointMinutes: number, timeHours: number): RecoveryDrawing => {
  const threadsDown = (timeHours * 60) / pointMinutes;
  const copied = Math.round((threadsDown + AFTER) * BEFORE_SHARE);
  const failed = copied + 1;
  const bare = Array.from({ length: 1 + Math.ceil(threadsDown) }, (_, index) => copied + index + 0.5);
  return {
    width: failed + Math.ceil(threadsDown) + AFTER,
    minutesPerThread: pointMinutes,
    copied,
    failed,
    threadsDown,
    recovered: failed + threadsDown,
    strands: bare
      .filter((x) => x < failed + threadsDown)
      .map((x) => `M${x} 0v${HEIGHT}`)
      .join(''),
  };
};
