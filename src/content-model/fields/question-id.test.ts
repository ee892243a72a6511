import { expect, test } from 'vitest';
import { section as faq } from '../../sections/faq/faq.schema.ts';
import { readSite } from '../../site/site.ts';
import { isKind } from '../section.ts';
import { questionId } from './question-id.ts';

test.each([
  ['Quanto costa la consulenza?', 'quanto-costa-la-consulenza'],
  ['Perché così? È già finita, l’attesa', 'perche-cosi-e-gia'],
  ['IVA?', 'iva'],
])('turns "%s" into %s', (question, id) => {
  expect(questionId(question)).toBe(id);
});

test('gives the questions of each page distinct and non-empty ids', () => {
  const site = readSite();
  for (const page of site.pages) {
    const ids = page.sections
      .filter(isKind(faq))
      .flatMap(({ questions }) => site.faq(questions).items)
      .map(({ question }) => questionId(question));
    expect(ids, page.path).toEqual([...new Set(ids)]);
    expect(ids, page.path).not.toContain('');
  }
});
