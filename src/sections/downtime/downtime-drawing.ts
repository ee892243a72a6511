/** The downtime of a plan, in threads of bare warp. */
export interface Standstill {
  /** `8 h 46 min` */
  readonly text: string;
  /** Width of the gap in the cloth; not a whole number, because the cloth is cut where the time ends. */
  readonly threads: number;
  /** The cloth before and after the gap. */
  readonly cloth: string;
  /** Whether the gap is wide enough for the text. */
  readonly holdsText: boolean;
}

/** The rows of a drawing, all in the same scale; each is {@link ROWS} cells high. */
export interface DowntimeDrawing {
  readonly minutesPerThread: number;
  /** Width of each row, in threads. */
  readonly width: number;
  /** Where the gap starts. */
  readonly start: number;
  readonly rows: readonly Standstill[];
}

export const ROWS = 6;

const MINUTES_A_YEAR = 365 * 24 * 60;
/**
 * Minutes that a thread can stand for. The drawing uses the smallest with which the longest gap fits {@link WIDEST}
 * threads.
 */
const SCALES = [1, 5, 10, 30, 60, 240] as const;
const WIDEST = 60;
const A_DAY = 1440;
/** Threads of cloth before every gap, and after the longest one. */
const BEFORE = 4;
const AFTER = 3;
/** Threads of the smallest gap that has room for "53 min". */
const ROOM_FOR_TEXT = 5;

/** @returns a duration for visitors, in whole minutes: `8 h 46 min`, `53 min`, `2 h` */
const durationText = (minutes: number): string => {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};

/** @param sla `99,9%` or `fino al 99,99%`, as in a price list */
const minutesOf = (sla: string): number => {
  const [, percent = ''] = /([\d,]+)%$/.exec(sla) ?? [];
  return MINUTES_A_YEAR * (1 - Number(percent.replace(',', '.')) / 100);
};

/**
 * @param slas the availability of each plan in percent: `99,9%`, `fino al 99,99%`
 * @returns the downtime that each allows in a year of 8,760 hours, all in one scale
 */
export const downtimeDrawing = (slas: readonly string[]): DowntimeDrawing => {
  const minutes = slas.map(minutesOf);
  const longest = Math.max(...minutes);
  const minutesPerThread = SCALES.find((scale) => longest <= scale * WIDEST) ?? A_DAY;
  const width = BEFORE + Math.ceil(longest / minutesPerThread) + AFTER;
  return {
    minutesPerThread,
    width,
    start: BEFORE,
    rows: minutes.map((time) => {
      const threads = Number((time / minutesPerThread).toFixed(2));
      const end = Number((BEFORE + threads).toFixed(2));
      return {
        text: durationText(time),
        threads,
        cloth: `M0 0h${BEFORE}v${ROWS}H0zM${end} 0H${width}v${ROWS}H${end}z`,
        holdsText: threads >= ROOM_FOR_TEXT,
      };
    }),
  };
};
