import { expect, test } from 'vitest';
import { questionId } from './question-id.ts';

test.each([
  ['Quanto costa la consulenza?', 'quanto-costa-la-consulenza'],
  ['Perché così? È già finita, l’attesa', 'perche-cosi-e-gia'],
  ['IVA?', 'iva'],
])('turns "%s" into %s', (question, id) => {
  expect(questionId(question)).toBe(id);
});
