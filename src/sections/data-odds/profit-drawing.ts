/** A profit in cloth, a thread a hundredth, and what is added to it; in threads and rows. */
export interface ProfitDrawing {
  readonly width: number;
  readonly height: number;
  /** What is there today. */
  readonly today: string;
  /** What is added at least, a few rows higher than the rest. */
  readonly more: string;
  /** The bare strands of what may be added too. */
  readonly maybe: string;
}

/** A profit is a hundred hundredths. */
export const TODAY = 100;
const HEIGHT = 10;
const RISE = 4;

/**
 * @param from percent that is added at least, whole
 * @param to percent that is added at most, whole
 * @returns one thread a percent of today's profit
 */
export const profitDrawing = (from: number, to: number): ProfitDrawing => ({
  width: TODAY + to,
  height: HEIGHT,
  today: `M0 ${RISE}h${TODAY}V${HEIGHT}H0z`,
  more: `M${TODAY} 0h${from}v${HEIGHT}h-${from}z`,
  maybe: Array.from({ length: to - from }, (_, index) => `M${TODAY + from + index + 0.5} 0v${HEIGHT}`).join(
    '',
  ),
});
