import type { ProfileName } from './profiles.ts';
import type { Weight } from './weight.ts';

/** Medians of Lighthouse's runs over one link, in milliseconds; CLS has no unit. */
export interface Timing {
  readonly profile: ProfileName;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** This page's LCP divided by that of the other build's page, in the same run; undefined without another build. */
  readonly beyondOther: number | undefined;
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly transferred: number;
}

/** The controls that visitors tap first. */
export const CONTROLS = ['menu', 'question', 'field', 'banner', 'dialog', 'telephone'] as const;
export type Control = (typeof CONTROLS)[number];

/** Taps on a control, each on a new page, a tenth of a second after its first paint. */
export interface Taps {
  /** Median time to the next paint, in milliseconds. */
  readonly milliseconds: number;
  /** How many taps had their effect. */
  readonly effective: number;
  readonly of: number;
}

export interface Route {
  readonly path: string;
  readonly weight: Weight;
  readonly timings: readonly Timing[];
  /** Only the controls that the page has. */
  readonly taps?: Readonly<Partial<Record<Control, Taps>>>;
}

export interface Results {
  /** ISO 8601. */
  readonly when: string;
  readonly routes: readonly Route[];
}

/** @returns the middle number, or the mean of the two middle ones; NaN for an empty list */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
};
