import type { Ground } from './ground-schema.ts';

const CLASSES: { readonly [G in Ground]: string | undefined } = {
  linen: undefined,
  hemp: 'bg-hemp',
  ink: 'on-ink',
};

/**
 * @param ground what a page file says of its section; nothing is linen, the ground of the page
 * @returns the class that paints it
 */
export const groundClass = (ground: Ground | undefined): string | undefined => CLASSES[ground ?? 'linen'];
