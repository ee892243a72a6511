import { join } from 'node:path';
import { problemAt } from '../check/check-entry.ts';
import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { oneOf } from '../read/nearest.ts';
import { CONTENT_FOLDER, filesBelow, type RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { LOGO, PHOTOGRAPH } from '../schemas/picture.ts';

/** The content folder of photographs and logos. It has no YAML files. */
export const PICTURES = 'pictures';
/** The path of that folder from the project's root. */
export const PICTURES_FOLDER = `${CONTENT_FOLDER}/${PICTURES}`;

/** The fields in which content files name a picture, with the file names that each field accepts. */
const FIELDS: readonly (readonly [path: readonly string[], form: RegExp])[] = [
  [['portrait', 'file'], PHOTOGRAPH],
  [['picture', 'file'], PHOTOGRAPH],
  [['logo', 'file'], LOGO],
];

/**
 * @param entry a consultant, an agent, an article or a client
 * @returns each picture that it names, with the place; without invalid names, which its schema reports
 */
export const picturesOf = (entry: RawEntry): { path: readonly string[]; name: string }[] =>
  FIELDS.flatMap(([path, form]) => {
    const name = valueAt(entry.data, path);
    return typeof name === 'string' && form.test(name) ? [{ path, name }] : [];
  });

/**
 * @param entries the files of consultants, agents, articles and clients
 * @param root the folder of the project
 * @returns a problem for each picture that does not exist, and for each that no file names: it would stay in the
 *   repository unnoticed, including the location in its metadata
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
  const unused = files
    .filter((file) => !named.some(({ name }) => name === file))
    .map((file) => ({
      file: `${PICTURES_FOLDER}/${file}`,
      field: WHOLE_FILE,
      expected:
        'a picture that a consultant or an agent names as their portrait, an article as its picture, or a client as its logo',
      received: 'no file names it',
    }));
  return [...missing, ...unused];
};
