import type { Facts } from '../facts/facts.ts';
import { resolveTokens } from '../facts/tokens.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { sharedValues } from './own-values.ts';

/** @returns a text of the head as search results show it: tokens replaced, one space between words */
const shown = ({ data }: RawEntry, key: string, facts: Facts): unknown => {
  const text = resolveTokens(valueAt(data, [key]), facts).data;
  return typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ') : text;
};

/**
 * @param pages the page files
 * @param facts what their heads can quote
 * @returns a problem for pages that share a title or a description: search results could not tell them apart
 */
export const sharedHeads = (pages: readonly RawEntry[], facts: Facts): ContentProblem[] =>
  ['title', 'description'].flatMap((key) =>
    sharedValues(
      `a ${key}`,
      pages.map((entry) => ({ entry, path: [key], value: shown(entry, key, facts) })),
    ),
  );
