import { checkContent } from '../../src/content-model/read-content.ts';
import type { Kind } from '../../src/content-model/section.ts';
import { type EditorQuestion, editorQuestion } from '../../src/editor/problem.ts';
import { questionsOf } from '../../src/site/report/questions.ts';

/**
 * @param root the project's folder
 * @param kinds the kinds of sections that pages may have, those of the project unless given
 * @returns what the content check asks, for the editor of `npm run dev`; nothing while something is wrong with the content
 */
export const openQuestions = (root: string, kinds?: readonly Kind[]): readonly EditorQuestion[] => {
  const { reading, problems } = checkContent(root, undefined, kinds);
  return problems.length > 0 ? [] : questionsOf(reading).map(editorQuestion);
};
