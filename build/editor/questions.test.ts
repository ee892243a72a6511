import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SMALL_KINDS } from '../../src/content-model/testing/small-kinds.ts';
import { edit, temporaryProject } from '../../src/content-model/testing/temporary-project.ts';
import type { EditorQuestion } from '../../src/editor/problem.ts';
import { answerQuestions } from './questions.ts';

const SERVICE = 'services/fibra-ottica.yaml';
const asking = edit(SERVICE, 'Attiva in', 'La fibra a €99, attiva in');

const ask = (root: string, body?: string): Promise<Response> =>
  answerQuestions(
    root,
    new Request('http://127.0.0.1/admin/questions', body === undefined ? {} : { method: 'POST', body }),
    SMALL_KINDS,
  );
const questionsOf = async (root: string): Promise<EditorQuestion[]> => (await ask(root)).json();

test('tells a question at its field, and asks no more once it is answered', async () => {
  const root = temporaryProject(asking);
  const questions = await questionsOf(root);
  const question = questions.find(({ words }) => words === '€99');
  expect(question).toEqual({
    file: `src/content/${SERVICE}`,
    keyPath: 'summary',
    place: 'Servizi › fibra-ottica › Riassunto',
    words: '€99',
    question: 'nessun listino ha questo importo: è giusto?',
  });
  const left = await ask(root, JSON.stringify(question));
  expect(await left.json()).toEqual(questions.filter((other) => other !== question));
  expect(readFileSync(join(root, 'src/content/answers.yaml'), 'utf8')).toContain('€99');
});

test('refuses an answer to a question that is not asked', async () => {
  expect((await ask(temporaryProject(asking), '{}')).status).toBe(409);
});

test('asks nothing while something is wrong', async () => {
  const wrong = edit('plans/fibra-ottica.yaml', 'price: 23.99', 'price: "23,99"');
  expect(await questionsOf(temporaryProject({ ...asking, ...wrong }))).toEqual([]);
});
