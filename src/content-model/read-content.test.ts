import { expect, test } from 'vitest';
import { contentError, readProject } from './testing/problem-text.ts';
import { edit, temporaryProject } from './testing/temporary-project.ts';

test('reads valid content', () => {
  const content = readProject(temporaryProject());
  expect(content.brand.agency).toBe('Filo Diretto');
  expect(content.services.get('fibra-ottica')?.line).toBe('Da\u00a0€23,99/mese');
  expect([...content.pages.keys()]).toEqual(['fibra-ottica']);
});

test('reports the problems of all files at once, and an invalid price only in its own file', () => {
  const { problems, message, stack } = contentError({
    ...edit('plans/fibra-ottica.yaml', '23.99', '23,99'),
    ...edit('brand.yaml', 'email: info@filo.example', 'email: info'),
    ...edit('testimonials/brandi.yaml', 'rating: 5', 'rating: 6'),
  });
  expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'src/content/brand.yaml:8 email',
    'src/content/plans/fibra-ottica.yaml:7 items[0].price',
    'src/content/testimonials/brandi.yaml:6 rating',
  ]);
  expect(message).toMatch(/^3 problems in the content\.\n\nsrc\/content\/brand\.yaml:8\n/);
  expect(stack).toBe('');
});
