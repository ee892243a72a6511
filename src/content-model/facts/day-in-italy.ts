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
