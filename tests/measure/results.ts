import type { RecordSize } from './hosts.ts';
import type { ProfileName } from './profiles.ts';
import type { Weight } from './weight.ts';

/** What a page was sent over. */
export interface Wire {
  readonly profile: ProfileName;
  readonly records: RecordSize;
}

/** Medians of the runs over one wire, in milliseconds; CLS has no unit. */
export interface Timing extends Wire {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** LCP of this page over that of the same page cut off behind its hero, in the same run. */
  readonly beyondCut: number;
  /** LCP of this page over that of the other build's, in the same run; only where there is another. */
  readonly beyondOther?: number | undefined;
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly transferred: number;
}

/** What visitors tap first. */
export const CONTROLS = ['menu', 'question', 'field', 'banner', 'dialog', 'telephone'] as const;
export type Control = (typeof CONTROLS)[number];

/** Taps on a control: each on a page of its own, a tenth of a second after its first paint. */
export interface Taps {
  /** Median milliseconds to the next paint. */
  readonly milliseconds: number;
  /** How many did what they were meant to. */
  readonly effective: number;
  readonly of: number;
}

export interface Route {
  readonly path: string;
  readonly weight: Weight;
  readonly timings: readonly Timing[];
  /** A control that the page does not have is missing. */
  readonly taps?: Readonly<Partial<Record<Control, Taps>>>;
}

export interface Results {
  /** ISO 8601. */
  readonly when: string;
  /** How links were slow: `namespaces` is real TCP, `devtools` the browser's own throttling, `none` only weights. */
  readonly link: 'namespaces' | 'devtools' | 'none';
  readonly routes: readonly Route[];
}

/** @returns the middle of some numbers, the mean of the two middle ones of an even count; NaN of none */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
};
