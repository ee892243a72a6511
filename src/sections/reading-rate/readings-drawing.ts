import { MINUTES_A_DAY } from './reading-rate.schema.ts';

/** A month of readings as cloth, in threads. */
export interface ReadingsDrawing {
  /** Warp threads, one per reading of a day. */
  readonly day: number;
  /** Crossings, one per reading of the month. */
  readonly month: number;
  /** The readings that need a decision, as knots. */
  readonly knots: string;
}

/** Weft threads, one per day of the drawn month. */
export const DAYS_A_MONTH = 30;

/** The golden ratio: multiples of this share of the day do not fall on the same hour twice. */
const GOLDEN = 0.618;

/**
 * @param minutes minutes between two readings, a divisor of the minutes of a day
 * @param alerts readings of the month that are out of bounds, a whole number up to 30
 * @returns a cloth with one crossing per reading
 */
export const readingsDrawing = (minutes: number, alerts: number): ReadingsDrawing => {
  const day = MINUTES_A_DAY / minutes;
  const knots = Array.from({ length: alerts }, (_, index) => {
    const column = Math.floor(((index + 1) * GOLDEN * day) % day);
    const row = Math.floor(((index + 0.5) * DAYS_A_MONTH) / alerts);
    return `M${column} ${row + 0.5}h1`;
  });
  return { day, month: day * DAYS_A_MONTH, knots: knots.join('') };
};
