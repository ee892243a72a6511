import type { ContentProblem } from './content-error.ts';
import type { Facts } from './facts.ts';
import { type Claim, sharedValues } from './own-values.ts';
import type { RawEntry } from './read-collection.ts';
import { valueAt } from './received.ts';
import { resolveTokens } from './tokens.ts';

/** @returns the sources of a page's forms, each once: two forms of one page may have the same */
const sourcesOf = (entry: RawEntry, facts: Facts): Claim[] => {
  const sections: unknown = valueAt(entry.data, ['sections']);
  const claims = new Map<string, Claim>();
  for (const index of Array.isArray(sections) ? sections.keys() : []) {
    const path = ['sections', index, 'form', 'source'];
    const source = resolveTokens(valueAt(entry.data, path), facts).data;
    if (typeof source !== 'string' || claims.has(source.trim())) continue;
    claims.set(source.trim(), { entry, path, value: source.trim() });
  }
  return [...claims.values()];
};

/** Campaigns, which search engines leave out, are copied from pages: theirs is the source to change. */
const isCampaign = ({ data }: RawEntry): boolean => valueAt(data, ['noindex']) === true;

/**
 * @param pages the page files
 * @param facts what their sources can quote
 * @returns a problem for each page whose forms name the source of another page, as a copied file does: sales could not
 *   tell where a request came from
 */
export const sharedSources = (pages: readonly RawEntry[], facts: Facts): ContentProblem[] =>
  sharedValues(
    'a source',
    [...pages]
      .sort((a, b) => Number(isCampaign(a)) - Number(isCampaign(b)))
      .flatMap((entry) => sourcesOf(entry, facts)),
  );
