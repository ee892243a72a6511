/** Response times of a load, in milliseconds. */
export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** @param milliseconds in any order; an empty list gives zeros */
export const latenciesOf = (milliseconds: readonly number[]): Latencies => {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
};
