import { expect, test } from 'vitest';
import { readSite } from './built-site.ts';
import { addressOf, FURTHER_ROUTES, SPECIFIED_ROUTES } from './specified-routes.ts';

/** What a visitor sees after a form, and when an address is wrong. */
const ANSWERS = ['/404', '/candidatura-inviata', '/richiesta-da-correggere', '/richiesta-inviata'];

// Outside the test: the first to read the pages parses them all, which takes seconds.
const paths = readSite().pages.map(({ path }) => path);

test('has every specified page', () => {
  const known = [...SPECIFIED_ROUTES, ...FURTHER_ROUTES, ...ANSWERS];
  expect(known.filter((path) => !paths.includes(addressOf(path)))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
