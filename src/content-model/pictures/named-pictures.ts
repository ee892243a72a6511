import { join } from 'node:path';
import { problemAt } from '../check/check-entry.ts';
import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { oneOf } from '../read/nearest.ts';
import { CONTENT_FOLDER, filesBelow, type RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { LOGO, PHOTOGRAPH } from '../schemas/picture.ts';

/** Holds photographs and logos, and no YAML. */
export const PICTURES = 'pictures';
/** Their path from the project's root. */
export const PICTURES_FOLDER = `${CONTENT_FOLDER}/${PICTURES}`;

/** Where a file of the content names a picture, and what names of pictures it may have there. */
const FIELDS: readonly (readonly [path: readonly string[], form: RegExp])[] = [
  [['portrait', 'file'], PHOTOGRAPH],
  [['picture', 'file'], PHOTOGRAPH],
  [['logo', 'file'], LOGO],
];

/**
 * @param entry a consultant, an agent, an article or a client
 * @returns each picture that it names, and where; a name that is none its schema tells
 */
export const picturesOf = (entry: RawEntry): { path: readonly string[]; name: string }[] =>
  FIELDS.flatMap(([path, form]) => {
    const name = valueAt(entry.data, path);
    return typeof name === 'string' && form.test(name) ? [{ path, name }] : [];
  });

/**
 * @param entries the files of consultants, agents, articles and clients
 * @param root the folder of the project
 * @returns a problem for each picture that is not there, and for each that nobody names: it would be forgotten in the
 *   repository, with the place where it was taken
 */
export const wrongPictureNames = (entries: readonly RawEntry[], root: string): ContentProblem[] => {
  const files = filesBelow(join(root, PICTURES_FOLDER));
  const named = entries.flatMap((entry) => picturesOf(entry).map((picture) => ({ entry, ...picture })));
  const missing = named
    .filter(({ name }) => !files.includes(name))
    .map(({ entry, path, name }) =>
      problemAt(
        entry,
        path,
        oneOf(`a picture in ${PICTURES_FOLDER}`, name, files),
        `${PICTURES_FOLDER}/${name}: no such file`,
      ),
    );
  const idle = files
    .filter((file) => !named.some(({ name }) => name === file))
    .map((file) => ({
      file: `${PICTURES_FOLDER}/${file}`,
      field: WHOLE_FILE,
      expected:
        'a picture that a consultant or an agent names as their portrait, an article as its picture, or a client as its logo',
      received: 'nobody names it',
    }));
  return [...missing, ...idle];
};
