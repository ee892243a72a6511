/** The numbers of sites that a plan is for. */
export interface SiteRange {
  readonly from: number;
  readonly to?: number | undefined;
}

export interface SiteMapDrawing {
  /** Threads in total, one per site. The last plan has no limit, so its threads run off the page. */
  readonly threads: number;
  /** Threads of each plan. */
  readonly spans: readonly number[];
  /**
   * The tangled lines above the beam, from each site to its end, in units of a thread; every other line has a second
   * colour.
   */
  readonly lines: readonly [even: string, odd: string];
}

/** Threads of a plan without a limit: enough to run off a wide screen. */
const ENDLESS = 7;

/** Where the lines of five neighbouring sites end: no line reaches the beam straight below its own site. */
const TANGLE = [2, 0, 4, 1, 3];

/** A line starts below the square of its site and ends on the beam. */
const LINE = { top: 1, height: 8, bend: 4 };

const lineFrom = (site: number): string => {
  const group = site - (site % TANGLE.length);
  const across = group + (TANGLE[site % TANGLE.length] ?? 0) - site;
  return `M${site + 0.5} ${LINE.top}c0 ${LINE.bend} ${across} ${LINE.bend} ${across} ${LINE.height}`;
};

/**
 * @param ranges the sites of each plan, from the smallest; the last can have no limit
 * @returns one thread per site: the threads of each plan, and the tangled lines above them
 * @throws when a plan ends before the one below it
 */
export const siteMapDrawing = (ranges: readonly SiteRange[]): SiteMapDrawing => {
  const spans = ranges.map(({ from, to }, index) => {
    const span = to === undefined ? ENDLESS : to - (ranges[index - 1]?.to ?? 0);
    if (span < 1) throw new Error(`The plan from ${from} to ${to} sites ends before the one below it.`);
    return span;
  });
  const threads = spans.reduce((sum, span) => sum + span, 0);
  const sites = Array.from({ length: threads }, (_, site) => site);
  const linesOf = (rest: number) =>
    sites
      .filter((site) => site % 2 === rest)
      .map(lineFrom)
      .join('');
  return { threads, spans, lines: [linesOf(0), linesOf(1)] };
};

/** @returns the sites of a plan for visitors: `2-5`, `20+` */
export const siteRangeText = ({ from, to }: SiteRange): string =>
  to === undefined ? `${from}+` : `${from}-${to}`;
