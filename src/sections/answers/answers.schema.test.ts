import { expect, test } from 'vitest';
import { section } from './answers.schema.ts';

const messagesOf = (...questions: string[]) =>
  section.schema
    .safeParse({
      kind: 'answers',
      title: 'Le domande.',
      items: questions.map((question) => ({ question, answer: 'Sì.' })),
    })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('takes two to twenty questions', () => {
  const questions = Array.from({ length: 20 }, (_, index) => `Quanto costa la numero ${index}?`);
  expect(messagesOf(...questions)).toEqual([]);
  expect(messagesOf(...questions, 'Una di troppo?')).toHaveLength(1);
  expect(messagesOf('Sola?')).toHaveLength(1);
});

test('refuses a question that is asked twice', () => {
  expect(messagesOf('Quanto costa?', 'Quando arriva?', ' quanto costa?')).toEqual([
    'items.2.question: un’altra domanda: `items[0]` fa già questa',
  ]);
});
