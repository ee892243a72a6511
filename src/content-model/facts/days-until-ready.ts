/** Days of each unit, with the longer name first. Five working days are a week. */
const DAYS = { ore: 1 / 24, 'giorni lavorativi': 7 / 5, giorni: 1, settimane: 7, mesi: 30 } as const;

const TIME = new RegExp(`(\\d+)\\s(${Object.keys(DAYS).join('|')})(?!\\p{L})`, 'u');

const isUnit = (unit: string | undefined): unit is keyof typeof DAYS => unit !== undefined && unit in DAYS;

/**
 * @param text a time as visitors read it, e.g. `5-10 giorni lavorativi`; of two, the first one counts
 * @returns the calendar days that it takes at most, e.g. 14; `undefined` where it names no time
 */
export const daysUntilReady = (text: string): number | undefined => {
  const [, amount, unit] = TIME.exec(text) ?? [];
  return isUnit(unit) ? Number(amount) * DAYS[unit] : undefined;
};
