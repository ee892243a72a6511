/** Cells of the cloth: each is a five-hundredth of the population. */
const COLUMNS = 25;
const ROWS = 20;

/** The cloth in cells; the y coordinate of a row is the middle of that row. */
export interface CoverageDrawing {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** Number of cells for the people with coverage, then for those without. */
  readonly woven: number;
  readonly missing: number;
  /** The cloth, with one line per row. */
  readonly cloth: string;
  /** The bare warp in the cells without cloth. */
  readonly strands: string;
}

/**
 * The cells without cloth are the last ones. They are not places on a map: the percentage counts people and does not say
 * where they live.
 *
 * @param percent share of the population with coverage, 0 to 100
 * @returns the population in 500 cells, with that share of them woven
 */
export const coverageDrawing = (percent: number): CoverageDrawing => {
  const cells = COLUMNS * ROWS;
  const woven = Math.round((cells * percent) / 100);
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    row,
    length: Math.min(COLUMNS, Math.max(0, woven - row * COLUMNS)),
  }));
  const bare = rows.flatMap(({ row, length }) =>
    Array.from({ length: COLUMNS - length }, (_, index) => `M${length + index + 0.5} ${row - 0.5}v1`),
  );
  return {
    width: COLUMNS,
    height: ROWS,
    cells,
    woven,
    missing: cells - woven,
    cloth: rows.map(({ row, length }) => (length > 0 ? `M0 ${row}h${length}` : '')).join(''),
    strands: bare.join(''),
  };
};
