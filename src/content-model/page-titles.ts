import type { ContentProblem } from './content-error.ts';
import type { Facts } from './facts.ts';
import { sharedValues } from './own-values.ts';
import type { RawEntry } from './read-collection.ts';
import { valueAt } from './received.ts';
import { resolveTokens } from './tokens.ts';

/** @returns the title as search results show it: tokens replaced, one space between words */
const titleOf = ({ data }: RawEntry, facts: Facts): unknown => {
  const title = resolveTokens(valueAt(data, ['title']), facts).data;
  return typeof title === 'string' ? title.trim().replaceAll(/\s+/g, ' ') : title;
};

/**
 * @param pages the page files
 * @param facts what their titles can quote
 * @returns a problem for each page whose title another one has: search results could not tell them apart
 */
export const sharedTitles = (pages: readonly RawEntry[], facts: Facts): ContentProblem[] =>
  sharedValues(
    'a title',
    pages.map((entry) => ({ entry, path: ['title'], value: titleOf(entry, facts) })),
  );
