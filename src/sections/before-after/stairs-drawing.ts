/** The cloth that grows with the days, in threads and rows. */
export interface StairsDrawing {
  readonly width: number;
  readonly height: number;
  /** The outline of the cloth, with a step every day. */
  readonly cloth: string;
}

/** Number of days in which the cloth grows by one row. */
export const DAYS_PER_ROW = 3;

/**
 * @param days whole days until the first results: one thread per day
 * @returns the cloth at the end of those days
 */
export const stairsDrawing = (days: number): StairsDrawing => {
  const rows = Math.ceil(days / DAYS_PER_ROW);
  const heights = Array.from({ length: days }, (_, day) => rows - (day + 1) / DAYS_PER_ROW);
  const steps = heights.map((top) => `V${Number(top.toFixed(2))}h1`);
  return { width: days, height: rows, cloth: `M0 ${rows}${steps.join('')}V${rows}z` };
};
