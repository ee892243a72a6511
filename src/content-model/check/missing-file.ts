import { listed, nearest, reminder } from '../read/nearest.ts';
import { isEntryId } from '../read/read-collection.ts';

/** A file that content refers to and that is not there. */
export interface MissingFile {
  /** A folder below `src/content`. */
  readonly collection: string;
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
  collection: string,
  id: string,
  known: readonly string[],
): MissingFile | undefined =>
  isEntryId(id) && nearest(id, known) === undefined ? { collection, id, known } : undefined;

/** Places that a message names; of more it says how many. */
const NAMED = 5;

/**
 * @param places at least one
 * @returns them in a row, the first five when they are more
 */
export const named = (places: readonly string[]): string => {
  const more = places.length - NAMED;
  return more > 0 ? `${places.slice(0, NAMED).join(', ')} and ${more} more` : places.join(', ');
};

/**
 * @param missing a file that is not there
 * @param places what refers to it, at least one
 * @returns what its problem expects
 */
export const expectedFile = ({ id, known }: MissingFile, places: readonly string[]): string => {
  const there = known.length === 0 ? 'there is none yet' : `known are ${listed(id, known)}`;
  const refer = places.length === 1 ? 'refers' : 'refer';
  return `a file: ${named(places)} ${refer} to it; ${there}${reminder(id, known)}`;
};
