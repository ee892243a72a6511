/** What happens along the line, in seconds of the drawing; only the second part is a measure. */
export interface FailoverDrawing {
  /** How long each part is: before, until the second line has taken over, on it, and after its return. */
  readonly parts: readonly [before: number, failover: number, away: number, back: number];
  readonly length: number;
  /** The cloth of the first line, before it breaks and once it is back. */
  readonly main: string;
  /** Ends of the broken threads. */
  readonly cut: string;
  /** The strands that count the seconds, as a line of dashes. */
  readonly seconds: string;
  /** The second line while it waits, and while it climbs and carries. */
  readonly idle: string;
  readonly climbing: string;
}

const BEFORE = 14;
const AWAY = 13;
const BACK = 15;

/** Rows of the drawing: the first line lies at the top, the second waits below and climbs to its place. */
const TOP = 2;
const BOTTOM = 10;
/** Rows that a line is wide. */
const WIDE = 4;
/** Threads of cloth beyond both ends: the drawing is as wide as the words, its cloth as the page. */
const BLEED = 80;
/** How far each step of the climb lies over the next, in threads. */
const OVERLAP = 2;

const block = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v${WIDE}h-${length}z`;

/** A step a row. Until the last second all of them have been climbed. */
const climb = (from: number, until: number, end: number): string => {
  const steps = BOTTOM - TOP;
  const at = (step: number) => from + Math.round((step * (until - from)) / steps);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const next = step === steps ? end : Math.min(at(step + 1) + OVERLAP, end);
    return block(at(step), BOTTOM - step, next - at(step));
  }).join('');
};

/**
 * @param seconds within which the second line has taken over, whole
 * @returns the timeline, one thread a second
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
