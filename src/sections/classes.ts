import { MOST_THREADS } from '../content-model/plan-figures.ts';
import type { Ground } from './common-schemas.ts';

const GROUND_CLASSES: { readonly [G in Ground]: string | undefined } = {
  linen: undefined,
  hemp: 'bg-hemp',
  ink: 'on-ink',
};

/**
 * @param ground the ground that the page file gives the section; undefined means linen, the ground of the page
 * @returns the class with that background
 */
export const groundClass = (ground: Ground | undefined): string | undefined =>
  GROUND_CLASSES[ground ?? 'linen'];

/**
 * Gives the number of threads of a part to the text beside a drawing. It is a class because the content security policy
 * of the pages allows no `style` attribute.
 *
 * @param count whole threads, 1 to 60
 * @returns the class that sets `--threads` to the count, e.g. `threads-30`
 * @throws for any other count, because no rule exists for it
 */
export const threadsClass = (count: number): string => {
  if (!Number.isInteger(count) || count < 1 || count > MOST_THREADS)
    throw new Error(`A drawing shows 1 to ${MOST_THREADS} whole threads in one part, not ${count}.`);
  return `threads-${count}`;
};
