/** A warp with a single weft thread, and below it one for each chance of the other side; sizes are in threads. */
export interface OddsDrawing {
  /** More than any screen shows: the cloth runs off the page. */
  readonly width: number;
  readonly height: number;
  /** Threads of height that the words of each side have: of the single one, and of the many. */
  readonly parts: readonly [one: number, many: number];
  readonly cloth: string;
}

const WIDTH = 160;
/** Bare warp above the single thread, and between it and the others: its words need that room. */
const ABOVE = 1;
const BETWEEN = 9;

/**
 * @param times how many chances stand against one, whole
 * @returns one thread a chance
 */
export const oddsDrawing = (times: number): OddsDrawing => {
  const one = ABOVE + 1 + BETWEEN;
  return {
    width: WIDTH,
    height: one + times,
    parts: [one, times],
    cloth: `M0 ${ABOVE}h${WIDTH}v1H0zM0 ${one}h${WIDTH}v${times}H0z`,
  };
};

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
