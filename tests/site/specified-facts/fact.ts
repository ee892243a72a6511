/** Stands for the content file of the page that must show a fact. */
export const OWN_PAGE = 'its own page';

/**
 * A fact of the specification, as a text that visitors read or a pattern of it, and the pages that must show it.
 * `wordsIn` names a content file such as `plans/fibra-ottica`: the fact is required only while that file contains the
 * words, since owners may choose others.
 */
export type Fact = readonly [paths: string | readonly string[], shown: string | RegExp, wordsIn?: string];
