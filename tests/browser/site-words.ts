import { readSite } from '../../src/site/site.ts';

/** The content of the site that the tests visit: an editor may change each word of it. */
export const SITE = readSite();
/** What its bars, buttons, labels and cookie banner say. */
export const WORDS = SITE.words;
