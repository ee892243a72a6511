import { expect, test } from 'vitest';
import { fewestPages } from './fewest-pages.ts';

const page = (path: string, ...kinds: string[]) => ({ path, sections: kinds.map((kind) => ({ kind })) });

test('every kind is on one of few pages', () => {
  const pages = [page('/a', 'hero', 'plans'), page('/b', 'hero', 'plans', 'faq'), page('/c', 'faq', 'roles')];
  expect(fewestPages(pages).map(({ path }) => path)).toEqual(['/b', '/c']);
});

test('no page is needed twice, and none where there is none', () => {
  expect(fewestPages([page('/a', 'hero', 'hero')])).toHaveLength(1);
  expect(fewestPages([])).toEqual([]);
});
