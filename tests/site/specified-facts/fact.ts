/** The content file of the page that is to show a fact. */
export const OWN_PAGE = 'its own page';

/**
 * What the specification names, and the pages that must show it: a text as visitors read it, or a pattern of it. Words that stand
 * in a content file, such as `plans/fibra-ottica`, are asked for as long as that file says them: its owners may choose others.
 */
export type Fact = readonly [paths: string | readonly string[], shown: string | RegExp, wordsIn?: string];
