/** The timeline of a failover, in seconds of the drawing; only the second part is a measured time. */
export interface FailoverDrawing {
  /**
   * Length of each part: before the failure, until the second line takes over, on the second line, after the first is
   * back.
   */
  readonly parts: readonly [before: number, failover: number, away: number, back: number];
  readonly length: number;
  /** The cloth of the first line, before it breaks and after it is back. */
  readonly main: string;
  /** The loose ends of the broken threads. */
  readonly cut: string;
  /** The strands that count the seconds, drawn as one dashed line. */
  readonly seconds: string;
  /** The second line: while it waits, then while it climbs and works. */
  readonly idle: string;
  readonly climbing: string;
}

const BEFORE = 14;
const AWAY = 13;
const BACK = 15;

/** Rows of the drawing: the first line is at the top, the second one waits below and climbs to its place. */
const TOP = 2;
const BOTTOM = 10;
/** Height of a line, in rows. */
const WIDE = 4;
/** Threads of cloth beyond both ends: the drawing is as wide as the text, its cloth as wide as the page. */
const BLEED = 80;
/** Threads by which each step of the climb overlaps the next. */
const OVERLAP = 2;

const block = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v${WIDE}h-${length}z`;

/** Draws one step per row; the last step starts at `until`. */
const climb = (from: number, until: number, end: number): string => {
  const steps = BOTTOM - TOP;
  const at = (step: number) => from + Math.round((step * (until - from)) / steps);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const next = step === steps ? end : Math.min(at(step + 1) + OVERLAP, end);
    return block(at(step), BOTTOM - step, next - at(step));
  }).join('');
};

/**
 * @param seconds whole seconds within which the second line takes over
 * @returns the timeline, with one thread per second
 */
export const failoverDrawing = (seconds: number): FailoverDrawing => {
  const taken = BEFORE + seconds;
  const returned = taken + AWAY;
  const length = returned + BACK;
  const waits = BOTTOM + WIDE / 2;
  return {
    parts: [BEFORE, seconds, AWAY, BACK],
    length,
    main: block(-BLEED, TOP, BLEED + BEFORE) + block(returned, TOP, BACK + BLEED),
    cut: [1.2, 0.5, 1.7, 0.8].map((end, row) => `M${BEFORE} ${TOP + row + 0.5}h${end}`).join(''),
    seconds: `M${BEFORE + 0.44} 8h${seconds}`,
    idle: `M-${BLEED} ${waits}H${BEFORE + 1}M${returned + 1.5} ${TOP + WIDE}V${waits}H${length + BLEED}`,
    climbing: climb(BEFORE + 1, taken - 2, returned),
  };
};
