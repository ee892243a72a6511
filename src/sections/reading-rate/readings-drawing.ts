import { MINUTES_A_DAY } from './reading-rate.schema.ts';

/** A month of readings as cloth, in threads. */
export interface ReadingsDrawing {
  /** Warp threads: the readings of a day. */
  readonly day: number;
  /** Crossings: the readings of a month. */
  readonly month: number;
  /** The readings that are worth a decision, each a knot. */
  readonly knots: string;
}

/** Weft threads: days of the month that is drawn. */
export const DAYS_A_MONTH = 30;

/** A share of the day that never falls on the same hour twice. */
const GOLDEN = 0.618;

/**
 * @param minutes between two readings, a divisor of the minutes of a day
 * @param alerts readings of the month that are out of bounds, whole, at most 30
 * @returns the cloth in which every crossing is a reading
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
