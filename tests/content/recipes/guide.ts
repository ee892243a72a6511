import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editsIn, newFilesIn } from '../docs-examples.ts';
import { folderFor, PROJECT } from '../project-copy.ts';

const GUIDE = readFileSync(join(PROJECT, 'docs/content.md'), 'utf8');

/**
 * @param file from the project's root
 * @param key with which the edit begins, where the guide has several of the file
 * @returns what the guide writes into it
 * @throws when the guide has no such edit
 */
export const guideEdit = (file: string, key = ''): string => {
  const found = editsIn(GUIDE).find((edit) => edit.file === file && edit.text.trimStart().startsWith(key));
  if (!found) throw new Error(`docs/content.md has no edit of ${file} that begins with "${key}".`);
  return found.text;
};

/** The guide's opening hours with a break. */
export const HOURS_WITH_A_BREAK = /```yaml\n(hours:\n(?: {2}- .*\n)+)```/.exec(GUIDE)?.[1] ?? '';

/** Adds the files that the guide tells to write: a page, an article, a campaign, a notice and what they show. */
export const addExamples = (root: string): void => {
  for (const { file, text } of newFilesIn(GUIDE))
    writeFileSync(folderFor(join(root, file)), text, { flag: 'wx' });
};

const QUESTIONS = 'src/content/faqs/homepage.yaml';

/**
 * Adds the question that the guide adds to the home page, in the place of the last two: with the logos and the notice that the
 * guide adds too the page has no room for all of them.
 */
export const addQuestion = (root: string): void => {
  const file = join(root, QUESTIONS);
  const text = readFileSync(file, 'utf8');
  const [head = '', ...questions] = text.split(/(?=^ {2}- question)/m);
  writeFileSync(file, head + questions.slice(0, -2).join('') + guideEdit(QUESTIONS));
};
