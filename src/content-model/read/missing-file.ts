import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { listed, nearest } from './nearest.ts';
import type { Place } from './problem-at.ts';
import { CONTENT_FOLDER, EXTENSION, isEntryId } from './read-collection.ts';

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
 * @param missing a file that content refers to and that does not exist
 * @param places the places that refer to it, at least one
 * @returns one problem for all of them, at the missing file
 */
export const problemOfFile = (
  { collection, id, known }: MissingFile,
  places: readonly Place[],
): ContentProblem => {
  const named = places.slice(0, NAMED).map(({ file, field }) => `${file} (${field})`);
  const more = places.length > NAMED ? ` e altri ${places.length - NAMED}` : '';
  const there = known.length === 0 ? 'non ce n’è ancora' : `ci sono ${listed(id, known)}`;
  return {
    file: `${CONTENT_FOLDER}/${collection}/${id}${EXTENSION}`,
    field: WHOLE_FILE,
    expected: `un file: lo ${places.length === 1 ? 'usa' : 'usano'} ${named.join(', ')}${more}; ${there}`,
    received: 'il file non c’è',
  };
};
