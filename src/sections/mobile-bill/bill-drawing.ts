/** What some SIMs of one plan cost, as cloth: as wide as the SIMs, as high as the price of one. */
export interface Bill {
  /** Threads, one a SIM. */
  readonly sims: number;
  /** Rows, one every {@link EURO_PER_ROW} euro of the price of one SIM. */
  readonly rows: number;
  /** Euro a month for all of them. */
  readonly total: number;
}

/** Euro that a row of the cloth stands for. */
export const EURO_PER_ROW = 2;

/**
 * @param price euro a month for one SIM, with at most two decimals
 * @param counts how many SIMs the bills are for
 * @returns a bill for each count; the area of its cloth is its total
 */
export const billDrawings = (price: number, counts: readonly number[]): readonly Bill[] =>
  counts.map((sims) => ({
    sims,
    rows: price / EURO_PER_ROW,
    total: Math.round(price * 100 * sims) / 100,
  }));
