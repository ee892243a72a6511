import type { ContentProblem } from '../../src/content-model/read/content-error.ts';
import type { Unsaved } from '../../src/content-model/read/read-collection.ts';
import { checkContent } from '../../src/content-model/read-content.ts';
import { wrongPictureFiles } from '../../src/content-model/rules/pictures.ts';
import type { Kind } from '../../src/content-model/section.ts';
import { type EditorProblem, editorProblem } from '../../src/editor/problem.ts';

const LINE = /:\d+$/;
const signOf = ({ file, field, expected, received }: ContentProblem): string =>
  [file.replace(LINE, ''), field, expected, received].join('\n');

/** A mistake that two files share, such as one title, at the file that is being saved. */
const atFile = (problem: ContentProblem, file: string): ContentProblem => {
  const other = problem.file.replace(LINE, '');
  if (other === file || !problem.expected.includes(file)) return problem;
  return { ...problem, file, expected: problem.expected.replace(file, other) };
};

const problemsWith = async (
  root: string,
  kinds: readonly Kind[] | undefined,
  unsaved?: Unsaved,
): Promise<readonly ContentProblem[]> => {
  const { reading, problems } = checkContent(root, undefined, kinds, unsaved);
  return [...problems, ...(await wrongPictureFiles(reading))];
};

/**
 * Judges a file before it is saved or removed, with every rule of the content check.
 *
 * @param root the project's folder
 * @param unsaved the file, and what it will hold
 * @param kinds the kinds of sections that pages may have, those of the project unless given
 * @returns the mistakes that this would add, in Italian. Those that the content has already do not count: one of two
 *   mistakes could not be mended otherwise
 */
export const mistakesOf = async (
  root: string,
  unsaved: Unsaved,
  kinds?: readonly Kind[],
): Promise<EditorProblem[]> => {
  const found = await problemsWith(root, kinds, unsaved);
  if (found.length === 0) return [];
  const before = new Set((await problemsWith(root, kinds)).map(signOf));
  return found
    .filter((problem) => !before.has(signOf(problem)))
    .map((problem) => editorProblem(atFile(problem, unsaved.file)));
};
