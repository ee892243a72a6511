import { problemAt } from './check-entry.ts';
import type { ContentProblem } from './content-error.ts';
import type { JsonPath } from './json-path.ts';
import type { RawEntry } from './read-collection.ts';

/** A value that a file claims for itself, and where. */
export interface Claim {
  readonly entry: RawEntry;
  readonly path: JsonPath;
  readonly value: unknown;
}

/**
 * @param what the values are, e.g. `an address`
 * @param claims in the order in which they win
 * @param taken values that files outside the content have, with those files
 * @returns a problem for each text that an earlier claim has already
 */
export const sharedValues = (
  what: string,
  claims: readonly Claim[],
  taken: readonly (readonly [value: string, file: string])[] = [],
): ContentProblem[] => {
  const owners = new Map<unknown, string>(taken);
  return claims.flatMap(({ entry, path, value }) => {
    const owner = owners.get(value);
    if (owner === undefined) owners.set(value, entry.file);
    if (owner === undefined || typeof value !== 'string') return [];
    return [problemAt(entry, path, `${what} of its own: ${owner} has it already`, JSON.stringify(value))];
  });
};
