/** What happened, to show that it did. */
export interface Seen {
  requests: number;
  /** Every request in the order of its turn: time, run, step, outside service, failure. */
  readonly trace: string[];
  readonly failures: Map<string, number>;
  runs: number;
  /** After how many outside steps processes died, and whether the last one's work was done: `3 before`, `3 after`. */
  readonly deaths: Map<string, number>;
  /** Milliseconds of the longest run by name. */
  readonly longest: Map<string, number>;
  /** Runs that were not over when the platform ended them. */
  overdue: number;
}

export const nothingSeen = (): Seen => ({
  requests: 0,
  trace: [],
  failures: new Map(),
  runs: 0,
  deaths: new Map(),
  longest: new Map(),
  overdue: 0,
});

/** One more of that name. */
export const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
