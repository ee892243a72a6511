import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { EXAMPLES, editsIn, newFilesIn } from '../docs-examples.ts';
import { folderFor } from '../project-copy.ts';
import { editYaml } from './edit-file.ts';

/**
 * @param file from the project's root
 * @param key the start of the edit, for a file with several edits
 * @returns the text that the guide writes into the file
 * @throws when the guide has no such edit
 */
export const guideEdit = (file: string, key = ''): string => {
  const found = editsIn(EXAMPLES).find((edit) => edit.file === file && edit.text.trimStart().startsWith(key));
  if (!found)
    throw new Error(`tests/content/recipes/examples.md has no edit of ${file} that begins with "${key}".`);
  return found.text;
};

/** The guide's logo. */
export const GUIDE_LOGO = /```svg\n(.*)\n```/.exec(EXAMPLES)?.[1] ?? '';

/** The guide's opening hours with a lunch break. */
export const HOURS_WITH_A_BREAK = /```yaml\n(hours:\n(?: {2}- .*\n)+)```/.exec(EXAMPLES)?.[1] ?? '';

/**
 * Adds the guide's new files: a page, an article, a campaign, a notice and what they show. An existing file stays as it
 * is.
 */
export const addExamples = (root: string): void => {
  // Only one notice may be online at a time, so the guide's replaces all others.
  rmSync(join(root, 'src/content/notices'), { recursive: true, force: true });
  for (const { file, text } of newFilesIn(EXAMPLES))
    if (!existsSync(join(root, file))) writeFileSync(folderFor(join(root, file)), text);
};

const QUESTIONS = 'src/content/faqs/homepage.yaml';

/** Adds the guide's question for the home page behind the others. */
export const addQuestion = (root: string): void => {
  const [added] = parse(guideEdit(QUESTIONS));
  editYaml(join(root, QUESTIONS), (document) => {
    const { items } = document.toJS() as { items: { question: string }[] };
    const others = items.filter(({ question }) => question !== added.question);
    document.set('items', document.createNode([...others, added]));
  });
};
