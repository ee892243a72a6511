import { describe, expect, test } from 'vitest';
import { type BuiltPage, pageOf, readSite } from './built-site.ts';
import { CONNECTIVITY_FACTS } from './specified-facts/connectivity.ts';
import type { Fact } from './specified-facts/fact.ts';
import { INNOVATION_FACTS } from './specified-facts/innovation.ts';
import { OTHER_FACTS } from './specified-facts/others.ts';

const pages = new Map(readSite().pages.map((page) => [page.path, page]));

/** A page as a visitor reads it: typographic spaces, joiners and apostrophes as typed ones. */
const readAloud = ({ document }: Pick<BuiltPage, 'document'>): string =>
  (document.body.textContent ?? '')
    .replace(/\u2060/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('’', "'");

const shows = (page: BuiltPage | undefined, shown: string | RegExp): boolean => {
  if (!page) return false;
  const text = readAloud(page);
  return typeof shown === 'string' ? text.includes(shown) : shown.test(text);
};

const rows = [...CONNECTIVITY_FACTS, ...INNOVATION_FACTS, ...OTHER_FACTS].flatMap(([paths, shown]: Fact) =>
  [paths].flat().map((path) => ({ path, shown })),
);

test('the check itself reads words across typographic characters, and misses what is not there', () => {
  const page = pageOf('<body><h3>Fibra</h3> <p>5-\u206010\u00a0giorni <b>€</b>23<i>,99</i></p></body>');
  expect(shows(page, 'Fibra 5-10 giorni €23,99')).toBe(true);
  expect(shows(page, '5-10 ore')).toBe(false);
  expect(shows(undefined, '')).toBe(false);
});

describe('every fact of the specification stands on its page', () => {
  test.each(rows)('$path: $shown', ({ path, shown }) => {
    expect(shows(pages.get(path), shown)).toBe(true);
  });
});
