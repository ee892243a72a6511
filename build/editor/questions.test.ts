import { expect, test } from 'vitest';
import { SMALL_KINDS } from '../../src/content-model/testing/small-kinds.ts';
import { edit, temporaryProject } from '../../src/content-model/testing/temporary-project.ts';
import { openQuestions } from './questions.ts';

const SERVICE = 'services/fibra-ottica.yaml';
const asking = edit(SERVICE, 'Attiva in', 'La fibra a €99, attiva in');

test('tells a question at its field', () => {
  expect(openQuestions(temporaryProject(asking), SMALL_KINDS)).toContainEqual({
    file: `src/content/${SERVICE}`,
    keyPath: 'summary',
    place: 'Servizi › fibra-ottica › Riassunto',
    words: '€99',
    question: 'nessun listino ha questo importo: è giusto?',
  });
});

test('asks nothing while something is wrong', () => {
  const wrong = edit('plans/fibra-ottica.yaml', 'price: 23.99', 'price: "23,99"');
  expect(openQuestions(temporaryProject({ ...asking, ...wrong }), SMALL_KINDS)).toEqual([]);
});
