import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemAt } from '../check/check-entry.ts';
import { socialPictureFile } from '../check/page-pictures.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { type RawEntry, readCollection } from '../read/read-collection.ts';
import { PICTURES_FOLDER, picturesOf } from './named-pictures.ts';
import type { Mistake } from './open-picture.ts';
import { logoMistake, photographMistake, socialPictureMistake } from './picture-mistakes.ts';
import { ARTICLE_PICTURE, PORTRAIT } from './shown-sizes.ts';

interface NamedFile {
  readonly entry: RawEntry;
  readonly path: readonly string[];
  /** Path from the project's root. */
  readonly file: string;
  readonly mistakeIn: (bytes: Buffer, file: string) => Promise<Mistake | undefined>;
}

const inFolder = (
  root: string,
  collection: string,
  mistakeIn: NamedFile['mistakeIn'],
): readonly NamedFile[] =>
  readCollection(root, collection).entries.flatMap((entry) =>
    picturesOf(entry).map(({ path, name }) => ({
      entry,
      path,
      file: `${PICTURES_FOLDER}/${name}`,
      mistakeIn,
    })),
  );

const ofPages = (root: string): readonly NamedFile[] =>
  readCollection(root, 'pages').entries.flatMap((entry) => {
    const named = socialPictureFile(entry);
    return named ? [{ entry, ...named, mistakeIn: socialPictureMistake }] : [];
  });

/**
 * Checks every picture that the content names. Reading the content reports missing pictures.
 *
 * @param root the folder of the project
 * @returns a problem for each picture that is damaged, unsafe, of another format or size, or too heavy
 */
export const wrongPictureFiles = async (root: string): Promise<ContentProblem[]> => {
  const named = [
    ...inFolder(root, 'consultants', (bytes) => photographMistake(bytes, PORTRAIT)),
    ...inFolder(root, 'agents', (bytes) => photographMistake(bytes, PORTRAIT)),
    ...inFolder(root, 'articles', (bytes) => photographMistake(bytes, ARTICLE_PICTURE)),
    ...inFolder(root, 'clients', logoMistake),
    ...ofPages(root),
  ];
  const problems: ContentProblem[] = [];
  // One at a time: decoding a photograph from a phone takes about 50 MB of memory.
  for (const { entry, path, file, mistakeIn } of named) {
    if (!existsSync(join(root, file))) continue;
    const mistake = await mistakeIn(readFileSync(join(root, file)), file);
    if (mistake) problems.push(problemAt(entry, path, mistake[0], `${file}: ${mistake[1]}`));
  }
  return problems;
};
