import { expect, test } from 'vitest';
import { editorProblem } from './problem.ts';

test.each(['hours.to', 'hours[1].to', 'supportPhone.hours.to', 'supportPhone.hours[1].to'])(
  'says a day of %s as the form names it',
  (field) => {
    const problem = { file: 'src/content/brand.yaml:20', field, expected: '', received: '"monday" (testo)' };
    expect(editorProblem(problem).received).toBe('“lunedì”');
  },
);

test('says the kinds of sections as the form names them, at their section', () => {
  const problem = {
    file: 'src/content/pages/servizi/voip.yaml:6',
    field: 'sections[0].kind',
    expected: 'una sezione che apre una pagina: `kind: home-hero`, `kind: wide-hero`',
    received: '"faq" (testo)',
  };
  expect(editorProblem(problem)).toEqual({
    file: 'src/content/pages/servizi/voip.yaml',
    keyPath: 'sections.0',
    place: 'Pagine › servizi/voip › Sezione 1',
    expected: 'una sezione che apre una pagina: “Apertura della home”, “Apertura larga”',
    received: '“Domande frequenti”',
  });
});
