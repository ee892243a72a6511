import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { madeVisible } from './invisible.ts';
import { fieldName, type JsonPath } from './json-path.ts';
import { expectedFile, type MissingFile, named } from './missing-file.ts';
import { CONTENT_FOLDER, EXTENSION, type RawEntry } from './read-collection.ts';
import { received, valueAt } from './received.ts';

/** A place of the content: its file with the line, and its field. */
export interface Place {
  readonly file: string;
  readonly field: string;
}

/**
 * @param entry a file as it is on disk
 * @param path keys and indexes of a value in it
 */
export const placeAt = (entry: RawEntry, path: JsonPath): Place => ({
  file: `${entry.file}:${entry.lineOf(path)}`,
  field: madeVisible(fieldName(path)),
});

/**
 * @param entry a file as it is on disk
 * @param path keys and indexes of the place
 * @param expected what belongs there
 * @param found what the file has there; give it when the problem is about a part of the value
 * @returns the problem, with its file, line and field
 */
export const problemAt = (
  entry: RawEntry,
  path: JsonPath,
  expected: string,
  found = path.length === 0 && entry.data === null ? 'an empty file' : received(valueAt(entry.data, path)),
): ContentProblem => ({ ...placeAt(entry, path), expected, received: found });

const inWords = ({ file, field }: Place): string => `${file} (${field})`;

/**
 * @param missing a file that content refers to and that does not exist
 * @param places the places that refer to it, at least one
 * @returns one problem for all of them, at the missing file
 */
export const problemOfFile = (missing: MissingFile, places: readonly Place[]): ContentProblem => ({
  file: `${CONTENT_FOLDER}/${missing.collection}/${missing.id}${EXTENSION}`,
  field: WHOLE_FILE,
  expected: expectedFile(missing, places.map(inWords)),
  received: 'no such file',
});

/**
 * @param found the value in the places
 * @param expected what belongs there
 * @param places the places that have it, at least one
 * @returns one problem for all of them, at the first
 */
export const sharedProblem = (
  found: string,
  expected: string,
  [first, ...others]: readonly Place[],
): ContentProblem[] =>
  first
    ? [
        {
          ...first,
          expected,
          received: `${JSON.stringify(found)}${others.length === 0 ? '' : `, here and in ${named(others.map(inWords))}`}`,
        },
      ]
    : [];
