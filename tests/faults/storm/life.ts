import { type Chance, makeChance } from './chance.ts';

export type Ended<T> = { readonly kind: 'answered'; readonly value: T } | { readonly kind: 'died' };

/** A function run in a process of its own. Once the process is dead, nothing it waits for settles. */
export interface FunctionRun {
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** What the storm knows of a process. */
export interface Life extends FunctionRun {
  readonly number: number;
  readonly work: Promise<unknown>[];
  readonly chance: Chance;
  steps: number;
  /** The step at which the process dies, and whether it dies after that step's work. */
  readonly death: { readonly step: number; readonly after: boolean } | undefined;
  dead: boolean;
  die(): void;
}

/** A lead's request takes five steps when nothing fails, and more otherwise. */
const LAST_STEP = 7;

/**
 * @param number of the run, from 1
 * @param seed of the storm
 * @param dying probability that the process dies at some step
 * @param died called when it dies
 */
export const beginLife = (number: number, seed: number, dying: number, died: () => void): Life => {
  const chance = makeChance(seed ^ Math.imul(number, 0x9e3779b1));
  const work: Promise<unknown>[] = [];
  const life: Life = {
    number,
    work,
    chance,
    steps: 0,
    death: chance.happens(dying)
      ? { step: 1 + chance.below(LAST_STEP), after: chance.happens(0.5) }
      : undefined,
    dead: false,
    die: () => {
      life.dead = true;
      died();
    },
    waitUntil: (promise) => void work.push(promise),
  };
  return life;
};
