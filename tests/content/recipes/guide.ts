import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { editsIn, newFilesIn } from '../docs-examples.ts';
import { folderFor, PROJECT } from '../project-copy.ts';
import { editYaml } from './edit-file.ts';

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

/** Adds the files that the guide tells to write: a page, an article, a campaign, a notice and what they show; one that is there stays as it is. */
export const addExamples = (root: string): void => {
  // One notice at a time: the guide's.
  rmSync(join(root, 'src/content/notices'), { recursive: true, force: true });
  for (const { file, text } of newFilesIn(GUIDE))
    if (!existsSync(join(root, file))) writeFileSync(folderFor(join(root, file)), text);
};

/** Questions that a set has at least. */
const FEWEST = 3;
const QUESTIONS = 'src/content/faqs/homepage.yaml';

/**
 * Adds the question that the guide adds to the home page, in the place of the last two: with the logos and the notice that the
 * guide adds too the page has no room for all of them.
 */
export const addQuestion = (root: string): void => {
  const [added] = parse(guideEdit(QUESTIONS));
  editYaml(join(root, QUESTIONS), (document) => {
    const { items } = document.toJS() as { items: { question: string }[] };
    const others = items.filter(({ question }) => question !== added.question);
    document.set(
      'items',
      document.createNode([...others.slice(0, FEWEST - 1), ...others.slice(FEWEST - 1, -2), added]),
    );
  });
};
