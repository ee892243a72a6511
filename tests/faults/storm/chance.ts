/** Random choices that the same seed repeats. */
export interface Chance {
  /** @returns a number from 0 to below 1 */
  next(): number;
  /** @returns true with this probability */
  happens(probability: number): boolean;
  /** @returns a whole number from 0 to below `end` */
  below(end: number): number;
  one<T>(of: readonly T[]): T;
}

/** @param seed a number of 32 bits; higher bits are ignored */
export const makeChance = (seed: number): Chance => {
  let state = seed >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    one: (of) => {
      const chosen = of[below(of.length)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
  };
};
