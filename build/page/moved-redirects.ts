import {
  fileAddresses,
  type OldAddress,
  readOldAddress,
} from '../../src/content-model/schemas/old-address.ts';

/** An old address as the content has it, and the page that replaces it. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

interface Rule extends OldAddress {
  readonly to: string;
}

/** Signs that have a meaning in a line of `_redirects`, or in an address, when they are not escaped. */
const NEVER_PLAIN = /[\s%?#]/;

/**
 * Browsers send `/societ%C3%A0`. Netlify's own matcher compares it decoded in its command line and does not say what its
 * network does, so a rule has both spellings.
 */
const spellings = (path: string): string[] => {
  const escaped = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  return escaped === path || NEVER_PLAIN.test(path) ? [escaped] : [escaped, path];
};

/** A rule with a query is forced, because a page may have its path; without one it never hides what is there. */
const linesOf = ({ path, query, to }: Rule): string[] => {
  const names = query.map((name, index) => ` ${name}=:value${index}`).join('');
  return spellings(path).map((written) => `${written}${names} ${to} 301${names ? '!' : ''}\n`);
};

/**
 * @param moved the checked redirects of the content
 * @returns the text of `_redirects`, each old address one hop from its page. A redirect keeps the query, so an address
 *   that moves to one with rules for its query has these rules too. Addresses of files of pages are left to
 *   `canonicalRedirects` and netlify.toml.
 */
export const movedRedirects = (moved: readonly Moved[]): string => {
  const rules = moved.flatMap(({ from, to }): Rule[] => {
    const read = readOldAddress(from);
    return typeof read === 'string' || fileAddresses(to).includes(read.path) ? [] : [{ ...read, to }];
  });
  const withQuery = rules.filter(({ query }) => query.length > 0);
  const plain = rules.filter(({ query }) => query.length === 0);
  const through = plain.flatMap(({ path, to }) =>
    withQuery.filter((next) => next.path === to).map((next) => ({ ...next, path })),
  );
  return [...new Set([...withQuery, ...through, ...plain].flatMap(linesOf))].join('');
};
