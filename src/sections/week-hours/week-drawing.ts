import { daysIn, spansOf } from '../../content-model/fields/opening-hours.ts';
import { DAYS, type HoursSpan } from '../../content-model/fields/reach.ts';
import type { Brand } from '../../content-model/schemas/brand.ts';

/** The office hours of one day; empty when the office is closed. */
export interface OfficeDay {
  readonly spans: readonly HoursSpan[];
  /** The cloth of the day, one piece per span. */
  readonly cloth: string;
}

/** A week in threads, one per hour, with a piece for each day. */
export interface WeekDrawing {
  /** From Monday to Sunday. */
  readonly days: readonly OfficeDay[];
  /** The cloth of a day on which every hour is monitored. */
  readonly watched: string;
  /** Opening hours of the office per week. */
  readonly open: number;
}

export const HOURS_A_DAY = 24;
export const HOURS_A_WEEK = HOURS_A_DAY * DAYS.length;

/** Rows of a day: the network watch is at the bottom, the office above it. */
export const ROWS = { office: 8, all: 12 } as const;

const hoursOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

/**
 * @param hours opening hours of the office, `hours` of brand.yaml
 * @returns the week, starting on Monday
 */
export const weekDrawing = (hours: Brand['hours']): WeekDrawing => {
  const lengthOf = ({ opens, closes }: HoursSpan): number => hoursOf(closes) - hoursOf(opens);
  const clothOf = (span: HoursSpan): string =>
    `M${hoursOf(span.opens)} 0h${lengthOf(span)}v${ROWS.office}h-${lengthOf(span)}z`;
  const days = DAYS.map((day) => {
    const spans = spansOf(hours).filter((span) => daysIn(span).includes(day));
    return { spans, cloth: spans.map(clothOf).join('') };
  });
  return {
    days,
    watched: `M0 ${ROWS.office}h${HOURS_A_DAY}V${ROWS.all}H0z`,
    open: days.flatMap(({ spans }) => spans.map(lengthOf)).reduce((sum, length) => sum + length, 0),
  };
};
