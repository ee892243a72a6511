/** A plan's standstill, in threads of bare warp. */
export interface Standstill {
  /** `8 h 46 min` */
  readonly text: string;
  /** How wide the gap in its cloth is; no whole number, as the cloth is cut where the time ends. */
  readonly threads: number;
  /** Where the cloth is woven: before the gap, and from its end on. */
  readonly cloth: string;
  /** Whether the gap is wide enough for the text. */
  readonly holdsText: boolean;
}

/** The rows of a drawing, in the same scale; each is {@link ROWS} cells high. */
export interface DowntimeDrawing {
  readonly minutesPerThread: number;
  /** Threads of each row. */
  readonly width: number;
  /** Where the gap begins. */
  readonly start: number;
  readonly rows: readonly Standstill[];
}

export const ROWS = 6;

const MINUTES_A_YEAR = 365 * 24 * 60;
/** Minutes that a thread can stand for: the first with which the longest gap is no wider than {@link WIDEST}. */
const SCALES = [1, 5, 10, 30, 60, 240] as const;
const WIDEST = 60;
const A_DAY = 1440;
/** Threads of cloth before the gap, and behind the longest one. */
const BEFORE = 4;
const AFTER = 3;
/** A gap of fewer threads is narrower than "53 min" in it. */
const ROOM_FOR_TEXT = 5;

/** @returns a time as visitors read it, to the minute: `8 h 46 min`, `53 min`, `2 h` */
const durationText = (minutes: number): string => {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};

/** @param sla `99,9%` or `fino al 99,99%`, as the schema of a price list has it */
const minutesOf = (sla: string): number => {
  const [, percent = ''] = /([\d,]+)%$/.exec(sla) ?? [];
  return MINUTES_A_YEAR * (1 - Number(percent.replace(',', '.')) / 100);
};

/**
 * @param slas the availability that each plan promises, in percent: `99,9%`, `fino al 99,99%`
 * @returns how long each lets a line stand still in a year of 8,760 hours, all in one scale
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
