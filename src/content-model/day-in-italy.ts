const TIME_ZONE = 'Europe/Rome';

const ITALIAN = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: TIME_ZONE });
/** Swedish dates are written as machines read them: 2026-11-21. */
const MACHINE = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

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
