/**
 * A warp with a single weft thread and, below it, one thread for each chance of the other side; sizes are in threads.
 */
export interface OddsDrawing {
  /** Wider than any screen, so that the cloth runs off the page. */
  readonly width: number;
  readonly height: number;
  /** Height for the text of each side, in threads: beside the single thread, and beside the many. */
  readonly parts: readonly [one: number, many: number];
  readonly cloth: string;
}

const WIDTH = 160;
/** Rows of bare warp above and below the single thread, as room for its text. */
const ABOVE = 1;
const BETWEEN = 9;

/**
 * @param times chances against one, a whole number
 * @returns a drawing with one thread per chance
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

/** A profit as cloth, one thread per hundredth, and the growth added to it; sizes are in threads and rows. */
export interface ProfitDrawing {
  readonly width: number;
  readonly height: number;
  /** Today's profit. */
  readonly today: string;
  /** The minimum growth. */
  readonly more: string;
  /** Bare strands for the growth between minimum and maximum. */
  readonly maybe: string;
}

/** Today's profit is one hundred hundredths. */
export const TODAY = 100;
const HEIGHT = 10;

/**
 * @param from minimum growth in percent, a whole number
 * @param to maximum growth in percent, a whole number
 * @returns a drawing with one thread per percent of today's profit
 */
export const profitDrawing = (from: number, to: number): ProfitDrawing => ({
  width: TODAY + to,
  height: HEIGHT,
  today: `M0 0h${TODAY}v${HEIGHT}H0z`,
  more: `M${TODAY} 0h${from}v${HEIGHT}h-${from}z`,
  maybe: Array.from({ length: to - from }, (_, index) => `M${TODAY + from + index + 0.5} 0v${HEIGHT}`).join(
    '',
  ),
});
