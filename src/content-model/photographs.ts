import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemAt } from './check-entry.ts';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { oneOf } from './nearest.ts';
import { jpegSize, pngSize } from './picture-size.ts';
import { CONTENT_FOLDER, filesBelow, type RawEntry } from './read-collection.ts';
import { valueAt } from './received.ts';
import { PHOTOGRAPH } from './schemas/portrait.ts';

/** Holds photographs, and no YAML. */
export const PICTURES = 'pictures';
const FOLDER = `${CONTENT_FOLDER}/${PICTURES}`;
/** Where people and articles name theirs. */
const FIELDS = [
  ['portrait', 'file'],
  ['picture', 'file'],
];
/** Pixels of the shorter side, from which 480x600 can be cut however the phone was held (src/components/Photograph.astro). */
const LEAST_SIDE = 600;

/** @returns what is wrong with the bytes of a photograph: what was expected and what was received */
const mistakeIn = (bytes: Buffer): readonly [expected: string, received: string] | undefined => {
  const size = jpegSize(bytes) ?? pngSize(bytes);
  if (!size)
    return [
      'a JPEG or PNG: exported as one, not only named so, as HEIC pictures of phones must be',
      'another kind of file',
    ];
  const { width, height } = size;
  if (Math.min(width, height) >= LEAST_SIDE) return undefined;
  return [`a picture of at least ${LEAST_SIDE} pixels on its shorter side`, `${width}x${height} pixels`];
};

/**
 * @param entries the files of consultants, agents and articles
 * @param root the folder of the project
 * @returns a problem for each photograph that is not there or cannot be shown, and for each picture that nobody names: the
 *   build would put it online as it is, with the place where it was taken
 */
export const wrongPhotographs = (entries: readonly RawEntry[], root: string): ContentProblem[] => {
  const files = filesBelow(join(root, FOLDER));
  const named = new Set<unknown>();
  const places = entries.flatMap((entry) => FIELDS.map((field) => ({ entry, field })));
  const wrong = places.flatMap(({ entry, field }) => {
    const name = valueAt(entry.data, field);
    // Its schema tells what is no name.
    if (typeof name !== 'string' || !PHOTOGRAPH.test(name)) return [];
    named.add(name);
    const file = `${FOLDER}/${name}`;
    if (!files.includes(name))
      return [problemAt(entry, field, oneOf(`a picture in ${FOLDER}`, name, files), `${file}: no such file`)];
    const [expected, received] = mistakeIn(readFileSync(join(root, file))) ?? [];
    return expected === undefined ? [] : [problemAt(entry, field, expected, `${file}: ${received}`)];
  });
  const idle = files
    .filter((name) => !named.has(name))
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      field: WHOLE_FILE,
      expected:
        'a picture that a consultant or an agent names as their portrait, or an article as its picture',
      received: 'nobody names it',
    }));
  return [...wrong, ...idle];
};
