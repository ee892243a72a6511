import { listed, nearest, reminder } from './nearest.ts';
import { isEntryId } from './read-collection.ts';

/** A file that content refers to and that does not exist. */
export interface MissingFile {
  /** A folder below `src/content`. */
  readonly collection: string;
  readonly id: string;
  /** Ids of the files that exist. */
  readonly known: readonly string[];
}

/**
 * @param collection the collection of the entry
 * @param id an id that no file of the collection has
 * @param known ids of the files that exist
 * @returns the missing file; `undefined` when the id is no valid name or probably a typing mistake for a known id
 */
export const missingFile = (
  collection: string,
  id: string,
  known: readonly string[],
): MissingFile | undefined =>
  isEntryId(id) && nearest(id, known) === undefined ? { collection, id, known } : undefined;

/** How many places a message names. Of the others it gives only the number. */
const NAMED = 5;

/**
 * @param places at least one
 * @returns the places joined by commas: the first five, and the number of the others
 */
export const named = (places: readonly string[]): string => {
  const more = places.length - NAMED;
  return more > 0 ? `${places.slice(0, NAMED).join(', ')} and ${more} more` : places.join(', ');
};

/**
 * @param missing a file that does not exist
 * @param places the places that refer to it, at least one
 * @returns the "expected" text of its problem
 */
export const expectedFile = ({ id, known }: MissingFile, places: readonly string[]): string => {
  const there = known.length === 0 ? 'there is none yet' : `known are ${listed(id, known)}`;
  const refer = places.length === 1 ? 'refers' : 'refer';
  return `a file: ${named(places)} ${refer} to it; ${there}${reminder(id, known)}`;
};
