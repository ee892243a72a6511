import type { Brand } from '../schemas/brand.ts';
import { DAYS, type Day, type HoursSpan } from './reach.ts';

/** The days of the week as copy abbreviates them. */
export const SHORT_DAYS: Readonly<Record<Day, string>> = {
  monday: 'Lun',
  tuesday: 'Mar',
  wednesday: 'Mer',
  thursday: 'Gio',
  friday: 'Ven',
  saturday: 'Sab',
  sunday: 'Dom',
};

type Hours = Brand['hours'];

/**
 * @param hours the hours in brand.yaml: one span or several
 * @returns the spans in the order of the file
 */
export const spansOf = (hours: Hours): readonly HoursSpan[] => (Array.isArray(hours) ? hours : [hours]);

/**
 * @param span a range of days with opening hours
 * @returns its days, at least one
 */
export const daysIn = ({ from, to }: HoursSpan): readonly Day[] =>
  DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1);

/** @returns `Lun-Ven`; `Lun` for one day */
const daysText = ({ from, to }: HoursSpan): string =>
  from === to ? SHORT_DAYS[from] : `${SHORT_DAYS[from]}-${SHORT_DAYS[to]}`;

/** @returns `9:00-18:00` */
export const timesText = ({ opens, closes }: HoursSpan): string => `${opens}-${closes}`;

/**
 * @param hours one span or several
 * @returns the hours as visitors read them: `Lun-Ven 9:00-18:00`, `Lun-Ven 9:00-13:00 e 14:00-18:00, Sab 9:00-12:00`
 */
export const hoursText = (hours: Hours): string => {
  const byDays = Map.groupBy(spansOf(hours), daysText);
  return [...byDays].map(([days, spans]) => `${days} ${spans.map(timesText).join(' e ')}`).join(', ');
};
