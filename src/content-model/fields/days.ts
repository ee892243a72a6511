import { isDay } from './window.ts';

const TIME_ZONE = 'Europe/Rome';

const ITALIAN = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: TIME_ZONE });
/** Swedish short dates are ISO dates: 2026-11-21. */
const MACHINE = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

const DAY_AND_MONTH = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
});

/** A day as visitors read it, `21 novembre 2026`, and as an ISO date, `2026-11-21`. */
export interface Day {
  readonly text: string;
  readonly iso: string;
}

/**
 * @param time any moment
 * @returns the day in Italy at that moment
 */
export const dayInItaly = (time: Date): Day => ({ text: ITALIAN.format(time), iso: MACHINE.format(time) });

/** Days whose names begin with a vowel: "otto", "undici". */
const ELIDED = ['08', '11'];

/**
 * @param day year-month-day
 * @param today year-month-day; the text leaves out the year if both days have the same
 * @returns the day as the end of a period: `fino al 31 dicembre`, `fino all’8 gennaio 2027`
 */
export const untilInWords = (day: string, today: string): string => {
  const date = new Date(day);
  const words = (day.slice(0, 4) === today.slice(0, 4) ? DAY_AND_MONTH : ITALIAN)
    .format(date)
    .replace(/^1 /, '1º ');
  return `fino ${ELIDED.includes(day.slice(8)) ? 'all’' : 'al '}${words}`;
};

/**
 * @param day year-month-day
 * @returns the day in a sentence: `il 30 novembre 2026`, `l’8 dicembre 2026`
 */
export const dayInWords = (day: string): string =>
  `${ELIDED.includes(day.slice(8)) ? 'l’' : 'il '}${ITALIAN.format(new Date(day)).replace(/^1 /, '1º ')}`;

/**
 * The day for which the site is built: the day in `CONTENT_DAY`, which previews another day, otherwise today in Italy.
 *
 * @returns year-month-day
 * @throws Error when `CONTENT_DAY` is not a valid day
 */
export const contentDay = (): string => {
  const day = process.env['CONTENT_DAY'] || dayInItaly(new Date()).iso;
  if (!isDay(day))
    throw new Error(`CONTENT_DAY non va bene: atteso un giorno, ad esempio 2026-12-31, ricevuto "${day}"`);
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
