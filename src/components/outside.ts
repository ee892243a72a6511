/** Attributes of a link to another site: it opens beside this one, and the other site gets no hold of this window. */
export const BESIDE = { target: '_blank', rel: 'external noopener' } as const;

/** @returns whether a link leads to another site; the chat opens a program */
export const isOutside = (href: string): boolean =>
  href.startsWith('https:') && !href.startsWith('https://wa.me/');

/** @returns what a screen reader says after the words of a link to another site, in place of its icon */
export const outsideNote = (href: string): string => ` (si apre sul sito ${new URL(href).host})`;
