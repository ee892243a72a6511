import { describe, expect, test } from 'vitest';
import { problemText, readProject } from './testing/problem-text.ts';
import { edit, temporaryProject } from './testing/temporary-project.ts';

describe('the room for links in the bar', () => {
  const links = (...labels: string[]) =>
    edit(
      'navigation.yaml',
      '{ label: Chi Siamo, href: /fibra-ottica }',
      labels.map((label) => `{ label: ${label}, href: /fibra-ottica }`).join(', '),
    );

  test('accepts three short links', () => {
    const root = temporaryProject(links('Chi Siamo', 'Lavora con Noi', 'Blog'));
    expect(readProject(root).navigation.links).toHaveLength(3);
  });

  test('rejects links that need a second row', () => {
    expect(problemText(links('Chi Siamo', 'Lavora con Noi', 'Notizie'))).toContain(
      '  expected  2 letters fewer in the bar (the titles of the areas, these links and the button): more would need a second row.',
    );
  });
});
