/** A warp with a single weft thread in it, and below it all those of the other side; in threads. */
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
