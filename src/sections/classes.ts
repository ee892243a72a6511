import { MOST_THREADS } from '../site/drawn-plans.ts';
import type { Ground } from './common-schemas.ts';

const GROUND_CLASSES: { readonly [G in Ground]: string | undefined } = {
  linen: undefined,
  hemp: 'bg-hemp',
  ink: 'on-ink',
};

/**
 * @param ground what a page file says of its section; nothing is linen, the ground of the page
 * @returns the class that paints it
 */
export const groundClass = (ground: Ground | undefined): string | undefined =>
  GROUND_CLASSES[ground ?? 'linen'];

/**
 * A count that a drawing measures, for the words beside it: the policy of the pages allows no `style` attribute.
 *
 * @param count whole threads, 1 to 60
 * @returns the class that sets `--threads` to it, e.g. `threads-30`
 * @throws for any other count: no rule would match
 */
export const threadsClass = (count: number): string => {
  if (!Number.isInteger(count) || count < 1 || count > MOST_THREADS)
    throw new Error(`A drawing shows 1 to ${MOST_THREADS} whole threads in one part, not ${count}.`);
  return `threads-${count}`;
};
