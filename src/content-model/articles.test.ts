import { describe, expect, test, vi } from 'vitest';
import { siteModel } from './site-model.ts';
import { block, problemText, readProject } from './testing/problem-text.ts';
import { type ContentChanges, temporaryProject } from './testing/temporary-project.ts';

const FILE = 'articles/prova.yaml';
const ARTICLE = `title: Una prova
description: Una prova che dice in più di centoventi caratteri di che cosa parla, come la vogliono i risultati di ricerca, e poi finisce qui.
name: Prova
date: 2026-11-10
headline: [Una prova.]
lead: Due parole.
body:
  - text: La [fibra](/fibra-ottica) in {fact:fibra-ottica/activation}.
  - heading: Il conto
  - list: [uno, due]
related: { title: Servizi, services: [fibra-ottica, fibra-ottica, fibra-ottica] }
call: { headline: [Chiama.], reassurances: [a, b, c] }
`;

/** @returns the article with some of its text replaced; fails when a text to replace is missing */
const article = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, ARTICLE);
const problemWith = (from: string, to: string): string => problemText({ [FILE]: article([from, to]) });

const articlesOf = (changes: ContentChanges) => siteModel(readProject(temporaryProject(changes))).articles;

/** Another article, with its own title, description and date. */
const another = (title: string, date: string): string =>
  article(['Una prova\n', `${title}\n`], ['Una prova che', `${title}, che`], ['2026-11-10', date]);

test('lists articles newest first, articles of one day by file name, each with its address', () => {
  const articles = articlesOf({
    'articles/b.yaml': another('Bi', '2026-11-12'),
    'articles/c.yaml': another('Ci', '2025-12-31'),
    'articles/a.yaml': another('A', '2026-11-12'),
  });
  expect(articles.map(({ path }) => path)).toEqual(['/notizie/a', '/notizie/b', '/notizie/c']);
  expect(articles[0]?.body[0]?.text).toContain('5-\u206010\u00a0giorni');
});

test('accepts a site without articles', () => {
  expect(articlesOf({})).toEqual([]);
});

describe('a wrong date', () => {
  const WRONG = 'a day of the calendar as year-month-day, such as 2026-11-23';

  test.each(['10/11/2026', '2026-02-30', '2026-11', '10 novembre'])('rejects %s', (day) => {
    expect(problemWith('2026-11-10', day)).toBe(block(`${FILE}:4`, 'date', WRONG, `"${day}" (text)`));
  });

  test('rejects a date in the future, by the calendar of Italy', () => {
    vi.useFakeTimers({ now: new Date('2026-11-09T22:59:00Z'), toFake: ['Date'] });
    try {
      expect(problemWith('lead:', 'lead:  ')).toBe(
        block(
          `${FILE}:4`,
          'date',
          'today, 2026-11-09, or an earlier day: it goes online immediately',
          '"2026-11-10" (text)',
        ),
      );
      vi.setSystemTime(new Date('2026-11-09T23:00:00Z'));
      expect(articlesOf({ [FILE]: ARTICLE })).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('rejects an "updated" day that is not after "date"', () => {
    expect(problemWith('headline:', 'updated: 2026-11-10\nheadline:')).toContain(
      'field     updated\n  expected  a day after that of "date"',
    );
  });
});

test('rejects an unknown author', () => {
  expect(problemWith('headline:', 'author: mario-rossi\nheadline:')).toContain(
    'consultants/mario-rossi.yaml',
  );
});

test.each([
  ['with two kinds', '  - heading: Il conto\n', '  - heading: Il conto\n    text: Sotto.\n', 'body[1]'],
  ['without a kind', '  - heading: Il conto\n', '  - {}\n', 'body[1]'],
])('rejects a block %s', (_, from, to, field) => {
  expect(problemWith(from, to)).toContain(
    `field     ${field}\n  expected  exactly one of heading, text and list, with a dash before each block`,
  );
});

test('rejects a heading with nothing below it', () => {
  expect(problemWith('  - list: [uno, due]\n', '')).toContain(
    'field     body[1]\n  expected  a text or a list below each heading',
  );
});

test('rejects a link to an address that no page has', () => {
  expect(problemWith('(/fibra-ottica)', '(/fibra)')).toContain('"/fibra"');
});

test('allows links in the body only', () => {
  const read = (text: string) => readProject(temporaryProject({ [FILE]: text }));
  expect(() => read(article(['[uno,', '["[uno](/fibra-ottica)",']))).not.toThrow();
  expect(() => read(article(['Due parole', 'Due [parole](/fibra-ottica)']))).toThrow('text without a link');
});

test('rejects a page with the address of an article, and accepts links to articles', () => {
  const linked = article(['(/fibra-ottica)', '(/notizie/prova)']);
  expect(articlesOf({ [FILE]: linked })).toHaveLength(1);
  const page = 'title: Altra\ndescription: x\nsections: []\n';
  expect(problemText({ [FILE]: ARTICLE, 'pages/notizie/prova.yaml': page })).toContain(
    'an address of its own',
  );
});

test('rejects a figure beside a picture', () => {
  const both =
    'picture: { file: a.jpg, alt: Una foto }\nfigure: { value: 5 ore, label: di prova }\nheadline:';
  expect(problemWith('headline:', both)).toContain('no figure, since the picture takes its place');
});
