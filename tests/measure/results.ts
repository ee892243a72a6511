import type { ProfileName } from './profiles.ts';
import type { Weight } from './weight.ts';

/** Medians of the runs on one link, in milliseconds; CLS has no unit. */
export interface Timing {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** LCP of this page over that of an empty page of its weight, served alike in the same run. */
  readonly beyondEmpty: number;
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly transferred: number;
}

/** Median milliseconds from the first tap to the next paint; null where the page has no such control. */
export type Taps = Readonly<Record<'menu' | 'question' | 'field', number | null>>;

export interface Route {
  readonly path: string;
  readonly weight: Weight;
  readonly timings: Readonly<Partial<Record<ProfileName, Timing>>>;
  readonly taps?: Taps;
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
