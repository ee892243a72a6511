import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../src/content-model/read/read-collection.ts';
import { checkContent } from '../../src/content-model/read-content.ts';
import type { Kind } from '../../src/content-model/section.ts';
import { editorQuestion } from '../../src/editor/problem.ts';
import { answerQuestion } from '../../src/site/report/answers.ts';
import { type Question, questionsOf } from '../../src/site/report/questions.ts';

const ANSWERS = `${CONTENT_FOLDER}/answers.yaml`;

/** None while something is wrong with the content. */
const openQuestions = (root: string, kinds: readonly Kind[] | undefined): readonly Question[] => {
  const { reading, problems } = checkContent(root, undefined, kinds);
  return problems.length > 0 ? [] : questionsOf(reading);
};

/**
 * Tells the editor of `npm run dev` what the content check asks, and answers one of its questions: "it is meant so".
 *
 * @param root the project's folder
 * @param request GET; POST has as its body the answered question, as it was told
 * @param kinds the kinds of sections that pages may have, those of the project unless given
 * @returns the open questions as JSON; 409 when the answered one is not asked any more
 */
export const answerQuestions = async (
  root: string,
  request: Request,
  kinds?: readonly Kind[],
): Promise<Response> => {
  if (request.method === 'POST') {
    const told = await request.text();
    const answered = openQuestions(root, kinds).find(
      (question) => JSON.stringify(editorQuestion(question)) === told,
    );
    if (!answered) return new Response('Questa domanda non c’è più: ricarica la pagina.', { status: 409 });
    const file = join(root, ANSWERS);
    writeFileSync(file, answerQuestion(existsSync(file) ? readFileSync(file, 'utf8') : '', answered));
  }
  return Response.json(openQuestions(root, kinds).map(editorQuestion));
};
