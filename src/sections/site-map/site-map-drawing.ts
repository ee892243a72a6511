/** How many sites a plan is for. */
export interface SiteRange {
  readonly from: number;
  readonly to?: number | undefined;
}

export interface SiteMapDrawing {
  /** Threads in all, one a site: the last plan has no end, so its threads leave the page. */
  readonly threads: number;
  /** Threads of each plan. */
  readonly spans: readonly number[];
  /** The lines of today, from each site to where they end, in units of a thread; every other one in a second colour. */
  readonly lines: readonly [even: string, odd: string];
}

/** Threads of a plan without an end: as many as run off a wide screen. */
const ENDLESS = 7;

/** Where the lines of five sites in a row end: no line meets the network straight below its site. */
const TANGLE = [2, 0, 4, 1, 3];

/** A line begins below the square of its site, and ends on the beam. */
const LINE = { top: 1, height: 8, bend: 4 };

const lineFrom = (site: number): string => {
  const group = site - (site % TANGLE.length);
  const across = group + (TANGLE[site % TANGLE.length] ?? 0) - site;
  return `M${site + 0.5} ${LINE.top}c0 ${LINE.bend} ${across} ${LINE.bend} ${across} ${LINE.height}`;
};

/**
 * @param ranges the sites of each plan, from the smallest; the last may have no end
 * @returns one thread a site: how many each plan spans, and the lines that are there before
 * @throws when a plan ends before the one below it does
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

/** @returns the sites of a plan as visitors read them: `2-5`, `20+` */
export const siteRangeText = ({ from, to }: SiteRange): string =>
  to === undefined ? `${from}+` : `${from}-${to}`;
