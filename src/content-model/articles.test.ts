import { describe, expect, test, vi } from 'vitest';
import { readContent } from './read-content.ts';
import { siteModel } from './site-model.ts';
import { block, problemText } from './testing/problem-text.ts';
import { smallSectionSchema } from './testing/small-section.ts';
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

/** @returns the article with some of its text changed; each change must be there */
const article = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, ARTICLE);
const said = (from: string, to: string): string => problemText({ [FILE]: article([from, to]) });

const articlesOf = (changes: ContentChanges) =>
  siteModel(readContent(smallSectionSchema, temporaryProject(changes))).articles;

/** Another article, with a head of its own. */
const another = (title: string, date: string): string =>
  article(['Una prova\n', `${title}\n`], ['Una prova che', `${title}, che`], ['2026-11-10', date]);

test('articles stand newest first, those of one day by their names, each with its address', () => {
  const articles = articlesOf({
    'articles/b.yaml': another('Bi', '2026-11-12'),
    'articles/c.yaml': another('Ci', '2025-12-31'),
    'articles/a.yaml': another('A', '2026-11-12'),
  });
  expect(articles.map(({ path }) => path)).toEqual(['/notizie/a', '/notizie/b', '/notizie/c']);
  expect(articles[0]?.body[0]?.text).toContain('5-\u206010\u00a0giorni');
});

test('a site may have none', () => {
  expect(articlesOf({})).toEqual([]);
});

describe('a wrong day', () => {
  const WRONG = 'a day of the calendar as year-month-day, such as 2026-11-23';

  test.each(['10/11/2026', '2026-02-30', '2026-11', '10 novembre'])('%s is none', (day) => {
    expect(said('2026-11-10', day)).toBe(block(`${FILE}:4`, 'date', WRONG, `"${day}" (text)`));
  });

  test('to come: in Italy it is still the day before', () => {
    vi.useFakeTimers({ now: new Date('2026-11-09T22:59:00Z'), toFake: ['Date'] });
    try {
      expect(said('lead:', 'lead:  ')).toBe(
        block(
          `${FILE}:4`,
          'date',
          'today, 2026-11-09, or a day before: an article is online at once',
          '"2026-11-10" (text)',
        ),
      );
      vi.setSystemTime(new Date('2026-11-09T23:00:00Z'));
      expect(articlesOf({ [FILE]: ARTICLE })).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('on which it was updated before it was written', () => {
    expect(said('headline:', 'updated: 2026-11-10\nheadline:')).toContain(
      'field     updated\n  expected  a day after that of "date"',
    );
  });
});

test('an author whom nobody knows', () => {
  expect(said('headline:', 'author: mario-rossi\nheadline:')).toContain('consultants/mario-rossi.yaml');
});

test.each([
  ['of two kinds', '  - heading: Il conto\n', '  - heading: Il conto\n    text: Sotto.\n', 'body[1]'],
  ['of none', '  - heading: Il conto\n', '  - {}\n', 'body[1]'],
])('a block %s', (_, from, to, field) => {
  expect(said(from, to)).toContain(
    `field     ${field}\n  expected  one of heading, text and list: each block has a dash of its own`,
  );
});

test('a heading with nothing below it', () => {
  expect(said('  - list: [uno, due]\n', '')).toContain(
    'field     body[1]\n  expected  a text or a list below each heading',
  );
});

test('a link that leads nowhere', () => {
  expect(said('(/fibra-ottica)', '(/fibra)')).toContain('"/fibra"');
});

test('links are made in its body alone', () => {
  const read = (text: string) =>
    readContent(smallSectionSchema, temporaryProject({ [FILE]: text }), { linked: {} });
  expect(() => read(article(['[uno,', '["[uno](/fibra-ottica)",']))).not.toThrow();
  expect(() => read(article(['Due parole', 'Due [parole](/fibra-ottica)']))).toThrow('words without a link');
});

test('a page may not have the address of an article, and links may lead to one', () => {
  const linked = article(['(/fibra-ottica)', '(/notizie/prova)']);
  expect(articlesOf({ [FILE]: linked })).toHaveLength(1);
  const page = 'title: Altra\ndescription: x\nsections: []\n';
  expect(problemText({ [FILE]: ARTICLE, 'pages/notizie/prova.yaml': page })).toContain(
    'an address of its own',
  );
});

test('a figure beside a picture', () => {
  const both =
    'picture: { file: a.jpg, alt: Una foto }\nfigure: { value: 5 ore, label: di prova }\nheadline:';
  expect(said('headline:', both)).toContain('no figure: the picture has its place');
});
