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
  /** From the project's root. */
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
 * Reads every picture that the content names. A picture that is not there the content's reader tells.
 *
 * @param root the folder of the project
 * @returns a problem for each that is damaged, of another kind, too small for where it is shown, or unsafe
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
  // One after the other: a picture of a phone takes some 50 MB while it is read.
  for (const { entry, path, file, mistakeIn } of named) {
    if (!existsSync(join(root, file))) continue;
    const mistake = await mistakeIn(readFileSync(join(root, file)), file);
    if (mistake) problems.push(problemAt(entry, path, mistake[0], `${file}: ${mistake[1]}`));
  }
  return problems;
};
