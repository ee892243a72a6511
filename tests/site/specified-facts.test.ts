import { describe, expect, test } from 'vitest';
import { readAll } from '../../src/site/report/read-all.ts';
import { type BuiltPage, pageOf, readSite } from './built-site.ts';
import { changedFacts } from './specified-facts/changed-facts.ts';
import { CONNECTIVITY_FACTS } from './specified-facts/connectivity.ts';
import type { Fact } from './specified-facts/fact.ts';
import { INNOVATION_FACTS } from './specified-facts/innovation.ts';
import { OTHER_FACTS } from './specified-facts/others.ts';
import { addressOf } from './specified-routes.ts';

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

test('a fact that its owners changed is asked for no longer; every other one is', () => {
  const entries = readAll(process.cwd()).map((entry) =>
    entry.file.endsWith('plans/fwa-5g.yaml')
      ? { ...entry, data: { items: [{ id: 'start', price: 27 }] } }
      : entry,
  );
  const isChanged = changedFacts(entries);
  expect(['€25,00/mese', /Start.*€25,00\/mese/, '24-48 ore'].map(isChanged)).toEqual([true, true, true]);
  const others = ['€125,00/mese', '€25,50/mese', /99,9\s?%/];
  expect(others.map(isChanged)).toEqual(others.map(changedFacts(readAll(process.cwd()))));
  expect(isChanged('€125,00/mese')).toBe(false);
});

const isChanged = changedFacts(readAll(process.cwd()));

describe('every fact of the specification stands on its page', () => {
  test.each(rows.filter(({ shown }) => !isChanged(shown)))('$path: $shown', ({ path, shown }) => {
    expect(shows(pages.get(addressOf(path)), shown)).toBe(true);
  });
});
