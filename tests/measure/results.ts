import type { Weight } from './weight.ts';

/** Medians of Lighthouse's runs, in milliseconds; CLS has no unit. */
export interface Timing {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly transferred: number;
}

/** A page as it was measured last. */
export interface Route {
  readonly path: string;
  readonly weight: Weight;
  /** Undefined when only bytes were measured. */
  readonly timing?: Timing;
}

/** @returns the middle number, or the mean of the two middle ones; NaN for an empty list */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
};
