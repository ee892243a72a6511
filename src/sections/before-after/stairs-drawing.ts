/** The cloth of the days, in threads and rows. */
export interface StairsDrawing {
  readonly width: number;
  readonly height: number;
  /** Its outline, a step every few days. */
  readonly cloth: string;
}

/** Days after which the cloth is a row higher. */
export const DAYS_PER_ROW = 3;

/**
 * @param days until the first results, whole: one thread a day
 * @returns the cloth that has grown by then
 */
export const stairsDrawing = (days: number): StairsDrawing => {
  const rows = Math.ceil(days / DAYS_PER_ROW);
  const steps = Array.from(
    { length: rows },
    (_, row) => `v-1h${Math.min(DAYS_PER_ROW, days - row * DAYS_PER_ROW)}`,
  );
  return { width: days, height: rows, cloth: `M0 ${rows}${steps.join('')}V${rows}z` };
};
