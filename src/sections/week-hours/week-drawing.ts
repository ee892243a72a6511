import { type Brand, DAYS } from '../../content-model/schemas/brand.ts';

/** A week in threads, one an hour, a piece for each day. */
export interface WeekDrawing {
  /** In the order of the week: the office's cloth of the day, or nothing where it is closed. */
  readonly days: readonly (string | undefined)[];
  /** The cloth of a day whose every hour is watched. */
  readonly watched: string;
  /** Hours of the week in which the office is open. */
  readonly open: number;
}

export const HOURS_A_DAY = 24;
export const HOURS_A_WEEK = HOURS_A_DAY * DAYS.length;

/** Rows of a day: the watch lies at the bottom, the office stands on it. */
export const ROWS = { office: 8, all: 12 } as const;

const hoursOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

/**
 * @param hours when the office is open, `hours` of brand.yaml
 * @returns the week, beginning on Monday
 */
export const weekDrawing = ({ from, to, opens, closes }: Brand['hours']): WeekDrawing => {
  const first = DAYS.indexOf(from);
  const last = DAYS.indexOf(to);
  const start = hoursOf(opens);
  const length = hoursOf(closes) - start;
  const office = `M${start} 0h${length}v${ROWS.office}h-${length}z`;
  return {
    days: DAYS.map((_, day) => (day >= first && day <= last ? office : undefined)),
    watched: `M0 ${ROWS.office}h${HOURS_A_DAY}V${ROWS.all}H0z`,
    open: length * (last - first + 1),
  };
};
