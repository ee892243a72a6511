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

/** The same in a sentence. */
export const LONG_DAYS: Readonly<Record<Day, string>> = {
  monday: 'lunedì',
  tuesday: 'martedì',
  wednesday: 'mercoledì',
  thursday: 'giovedì',
  friday: 'venerdì',
  saturday: 'sabato',
  sunday: 'domenica',
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
const shortDays = ({ from, to }: HoursSpan): string =>
  from === to ? SHORT_DAYS[from] : `${SHORT_DAYS[from]}-${SHORT_DAYS[to]}`;

/** @returns `9:00-18:00` */
export const timesText = ({ opens, closes }: HoursSpan): string => `${opens}-${closes}`;

/**
 * @param hours one span or several
 * @returns the hours as visitors read them: `Lun-Ven 9:00-18:00`, `Lun-Ven 9:00-13:00 e 14:00-18:00, Sab 9:00-12:00`
 */
export const hoursText = (hours: Hours): string => {
  const byDays = Map.groupBy(spansOf(hours), shortDays);
  return [...byDays].map(([days, spans]) => `${days} ${spans.map(timesText).join(' e ')}`).join(', ');
};

/**
 * @param hours one span or several
 * @returns the days on which the office is open, for a sentence: `dal lunedì al venerdì`; `lunedì, mercoledì e sabato`
 *   where closed days lie between
 */
export const daysText = (hours: Hours): string => {
  const open = DAYS.filter((day) => spansOf(hours).some((span) => daysIn(span).includes(day)));
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (open.length > 2 && DAYS.indexOf(last) - DAYS.indexOf(first) + 1 === open.length)
    return `dal ${LONG_DAYS[first]} ${last === 'sunday' ? 'alla' : 'al'} ${LONG_DAYS[last]}`;
  return new Intl.ListFormat('it-IT').format(open.map((day) => LONG_DAYS[day]));
};
