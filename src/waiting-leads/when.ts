/** Days whose name begins with a vowel: l’8, l’11. */
const VOWEL_DAYS = new Set([8, 11]);

const timeOf = (date: Date): string =>
  date.toLocaleTimeString('it-IT', { hour: 'numeric', minute: '2-digit' });
const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

const dayOf = (date: Date): string => {
  const day = date.getDate();
  return `${day === 1 ? '1º' : day} ${date.toLocaleDateString('it-IT', { month: 'long' })}`;
};

/**
 * @param time milliseconds since 1970
 * @param now the same; on another day the date is named too
 * @returns the time as one says it: `alle 14:32`, `all’1:05`, `il 26 novembre alle 14:32`
 */
export const at = (time: number, now: number): string => {
  const date = new Date(time);
  const clock = date.getHours() === 1 ? `all’${timeOf(date)}` : `alle ${timeOf(date)}`;
  if (isSameDay(date, new Date(now))) return clock;
  return `${VOWEL_DAYS.has(date.getDate()) ? 'l’' : 'il '}${dayOf(date)} ${clock}`;
};

/** @returns the same after a noun: `delle 14:32`, `dell’1:05`, `dell’8 dicembre alle 14:32` */
export const of = (time: number, now: number): string =>
  at(time, now).replace(/^all/, 'dell').replace(/^il /, 'del ').replace(/^l’/, 'dell’');
