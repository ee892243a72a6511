/** Everything the drawing of a recovery prints, in threads; it is four rows high. */
export interface RecoveryDrawing {
  readonly width: number;
  /** Where the last copy ends, and where the failure is, a thread later. */
  readonly copied: number;
  readonly failed: number;
  /** Threads until everything runs again, and where that is. */
  readonly threadsDown: number;
  readonly recovered: number;
  /** The cloth before and after, beyond both ends too. */
  readonly cloth: string;
  /** The bare strands between: that of the lost work, and those of the standstill. */
  readonly strands: string;
}

const HEIGHT = 4;
/** Threads of cloth beyond both ends: the drawing is as wide as the words, its cloth as the page. */
const BLEED = 40;
/** Cloth after the recovery. */
const AFTER = 2;
/** Cloth before the failure, for each thread after it: the words below need that room. */
const BEFORE_SHARE = 0.36;

/**
 * @param pointMinutes of work that a recovery can lose (RPO): one thread
 * @param timeHours until everything runs again (RTO)
 * @returns both in the same scale
 */
export const recoveryDrawing = (pointMinutes: number, timeHours: number): RecoveryDrawing => {
  const threadsDown = (timeHours * 60) / pointMinutes;
  const copied = Math.round((threadsDown + AFTER) * BEFORE_SHARE);
  const failed = copied + 1;
  const recovered = failed + threadsDown;
  const width = failed + Math.ceil(threadsDown) + AFTER;
  const bare = Array.from({ length: 1 + Math.ceil(threadsDown) }, (_, index) => copied + index + 0.5);
  return {
    width,
    copied,
    failed,
    threadsDown,
    recovered,
    cloth: `M-${BLEED} 0H${copied}v${HEIGHT}H-${BLEED}zM${recovered} 0H${width + BLEED}v${HEIGHT}H${recovered}z`,
    strands: bare
      .filter((x) => x < recovered)
      .map((x) => `M${x} 0v${HEIGHT}`)
      .join(''),
  };
};
