/** The monthly cost of some SIMs of one plan as cloth: its width is the number of SIMs, its height the price of one. */
export interface Bill {
  /** Number of SIMs, one thread each. */
  readonly sims: number;
  /** Rows, one for every {@link EURO_PER_ROW} euro of the price of one SIM. */
  readonly rows: number;
  /** Euro per month for all SIMs. */
  readonly total: number;
}

/** Euro per row of cloth. */
export const EURO_PER_ROW = 2;

/**
 * @param price euro per month for one SIM, with at most two decimals
 * @param counts the number of SIMs of each bill
 * @returns one bill per count; the area of its cloth is its total
 */
export const billDrawings = (price: number, counts: readonly number[]): readonly Bill[] =>
  counts.map((sims) => ({
    sims,
    rows: price / EURO_PER_ROW,
    total: Math.round(price * 100 * sims) / 100,
  }));
