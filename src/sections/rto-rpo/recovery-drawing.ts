/** The drawing of a recovery, in threads; it is four rows high. */
export interface RecoveryDrawing {
  readonly width: number;
  /** Where the last copy ends, and where the failure is, one thread later. */
  readonly copied: number;
  readonly failed: number;
  /** Threads of downtime, and where everything runs again. */
  readonly threadsDown: number;
  readonly recovered: number;
  /** The cloth before and after the downtime, which runs beyond both ends of the drawing. */
  readonly cloth: string;
  /** The bare strands in between: one for the lost work, the others for the downtime. */
  readonly strands: string;
}

const HEIGHT = 4;
/** Threads of cloth beyond both ends: the drawing is as wide as the text, its cloth as wide as the page. */
const BLEED = 40;
/** Threads of cloth after the recovery. */
const AFTER = 2;
/** Threads of cloth before the failure for each thread after it, as room for the text below. */
const BEFORE_SHARE = 0.36;

/**
 * @param pointMinutes minutes of work that a recovery can lose (RPO): one thread
 * @param timeHours hours until everything runs again (RTO)
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
