import { isDay } from '../schemas/window.ts';

const TIME_ZONE = 'Europe/Rome';

const ITALIAN = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: TIME_ZONE });
/** Swedish dates are written as machines read them: 2026-11-21. */
const MACHINE = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

const DAY_AND_MONTH = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});

/** A day as visitors read it, `21 novembre 2026`, and as machines do, `2026-11-21`. */
export interface Day {
  readonly text: string;
  readonly iso: string;
}

/**
 * @param time any moment
 * @returns the day that it is in Italy then
 */
export const dayInItaly = (time: Date): Day => ({ text: ITALIAN.format(time), iso: MACHINE.format(time) });

/** Before a vowel: "otto", "undici". */
const ELIDED = ['08', '11'];

/**
 * @param day year-month-day
 * @param today year-month-day: of the same year, the year goes without saying
 * @returns the last day of something as a sentence says it: `fino al 31 dicembre`, `fino all’8 gennaio 2027`
 */
export const untilInWords = (day: string, today: string): string => {
  const date = new Date(day);
  const words = (day.slice(0, 4) === today.slice(0, 4) ? DAY_AND_MONTH : ITALIAN)
    .format(date)
    .replace(/^1 /, '1º ');
  return `fino ${ELIDED.includes(day.slice(8)) ? 'all’' : 'al '}${words}`;
};

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
