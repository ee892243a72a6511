import { isEntryId } from './entry-id.ts';
import { listed, nearest } from './nearest.ts';
import type { ReferableCollection } from './reference.ts';

/** A file that content refers to and that is not there. */
export interface MissingFile {
  readonly collection: ReferableCollection;
  readonly id: string;
  /** Ids of the files that are there. */
  readonly known: readonly string[];
}

/**
 * @param collection where an entry was looked for
 * @param id its id, which no file there has
 * @param known ids of the files that are there
 * @returns the file that is missing; `undefined` when the id is a slip of the finger rather than a file of its own
 */
export const missingFile = (
  collection: ReferableCollection,
  id: string,
  known: readonly string[],
): MissingFile | undefined =>
  isEntryId(id) && nearest(id, known) === undefined ? { collection, id, known } : undefined;

/**
 * @param missing a file that is not there
 * @param first the first place that refers to it
 * @param more how many others do
 * @returns what its problem expects
 */
export const expectedFile = ({ id, known }: MissingFile, first: string, more: number): string => {
  const others = more === 0 ? '' : `, and ${more} more ${more === 1 ? 'place' : 'places'}`;
  const there = known.length === 0 ? 'there is none yet' : `known are ${listed(id, known)}`;
  return `a file: ${first} refers to it${others}; ${there}`;
};
