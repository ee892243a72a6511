import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copy, graphOf, pageAt, textOf } from './copy.ts';
import { EXAMPLES, newFilesIn } from './docs-examples.ts';

const FOLDER = 'src/content/articles/';
const guide = newFilesIn(EXAMPLES).flatMap(({ file, text }) =>
  file.startsWith(FOLDER) ? [{ path: `/notizie/${file.slice(FOLDER.length, -'.yaml'.length)}`, text }] : [],
);

test('moves an article in the list when its day changes', () => {
  const list = [...pageAt('/notizie').document.querySelectorAll('.article-list li')];
  const days = list.map((item) => item.querySelector('time')?.getAttribute('datetime') ?? '');
  expect(days).toEqual(days.toSorted().reverse());
  const updated = list.find((item) => item.querySelector(`a[href="/notizie/${copy.updated.id}"]`));
  expect(updated?.querySelector('time')?.getAttribute('datetime')).toBe(copy.updated.day);
});

describe.each(guide)('the guide’s article $path', ({ path, text }) => {
  const page = pageAt(path);
  const { title, date, author } = parse(text);

  test('has its title, its day and its author', () => {
    expect(page.document.title).toContain(title);
    expect(page.document.querySelector('.article-hero time')?.getAttribute('datetime')).toBe(date);
    const article = graphOf(page).find((thing) => thing['@type'] === 'Article');
    expect(article).toMatchObject({ datePublished: date, author: { '@type': 'Person' } });
    expect(author.split('-').join(' ')).toBe(
      textOf(page, '.article-hero .note').split(',')[0]?.trim().toLowerCase(),
    );
  });

  test('is in the list', () => {
    const link = pageAt('/notizie').document.querySelector(`.article-list a[href="${path}"]`);
    expect(link).not.toBeNull();
  });
});
