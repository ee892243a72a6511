/** What happened in the storm, for tests to check. */
export interface Seen {
  requests: number;
  /** Every request in order: time, run, step, outside service, failure. */
  readonly trace: string[];
  readonly failures: Map<string, number>;
  runs: number;
  /** Deaths by step, and whether they came before or after that step's work: `3 before`, `3 after`. */
  readonly deaths: Map<string, number>;
  /** Duration of the longest run by name, in milliseconds. */
  readonly longest: Map<string, number>;
  /** Runs that the platform had to end. */
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

/** Adds one to the count of that name. */
export const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
