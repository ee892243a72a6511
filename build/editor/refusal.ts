import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../../src/content-model/read/content-error.ts';
import type { Unsaved } from '../../src/content-model/read/read-collection.ts';
import { checkContent } from '../../src/content-model/read-content.ts';
import { LEGAL_VERSIONS_FILE, legalVersionsFor } from '../../src/content-model/rules/legal-version.ts';
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

/** What it would mean to save or to remove a file. */
export interface Judgement {
  /** The mistakes that this would add, in the words of the form. Where there is one, nothing is saved. */
  readonly mistakes: readonly EditorProblem[];
  /** The text of the file of legal versions for the legal texts as they will be; none without legal texts. */
  readonly legalVersions?: string | undefined;
}

const check = async (root: string, kinds: readonly Kind[] | undefined, unsaved?: Unsaved) => {
  const { reading, problems } = checkContent(root, undefined, kinds, unsaved);
  // A new version of changed legal texts is written with them.
  const own = problems.filter(({ file }) => file.replace(LINE, '') !== LEGAL_VERSIONS_FILE);
  return { reading, problems: [...own, ...(await wrongPictureFiles(reading))] };
};

/** The versions that each project had when the first file was judged. */
const first = new Map<string, string>();

/** The file of versions as it was committed, because those may be online; without Git, as it was at first. */
const keptVersions = (root: string): string => {
  const path = join(root, LEGAL_VERSIONS_FILE);
  const now = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
  first.set(root, first.get(root) ?? now);
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${LEGAL_VERSIONS_FILE}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : (first.get(root) ?? now);
};

/**
 * Judges a file before it is saved or removed, with every rule of the content check. Mistakes that the content has
 * already do not count: one of two mistakes could not be mended otherwise.
 *
 * @param root the project's folder
 * @param unsaved the file, and what it will hold
 * @param kinds the kinds of sections that pages may have, those of the project unless given
 */
export const judge = async (root: string, unsaved: Unsaved, kinds?: readonly Kind[]): Promise<Judgement> => {
  const kept = keptVersions(root);
  const { reading, problems } = await check(root, kinds, unsaved);
  const before = new Set(problems.length > 0 ? (await check(root, kinds)).problems.map(signOf) : []);
  const mistakes = problems
    .filter((problem) => !before.has(signOf(problem)))
    .map((problem) => editorProblem(atFile(problem, unsaved.file)));
  return { mistakes, ...(mistakes.length === 0 && { legalVersions: legalVersionsFor(reading, kept) }) };
};
