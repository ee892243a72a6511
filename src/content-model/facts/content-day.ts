import { isDay } from '../schemas/window.ts';
import { dayInItaly } from './day-in-italy.ts';

/**
 * The day whose site is built: today in Italy, or that of `CONTENT_DAY`, to see the site of another day.
 *
 * @returns year-month-day
 * @throws Error when `CONTENT_DAY` is no day
 */
export const contentDay = (): string => {
  const day = process.env['CONTENT_DAY'] || dayInItaly(new Date()).iso;
  if (!isDay(day))
    throw new Error(`CONTENT_DAY is not valid: expected a day such as 2026-12-31, received "${day}"`);
  return day;
};

/**
 * @param day year-month-day
 * @returns the day after it
 */
export const dayAfter = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};
