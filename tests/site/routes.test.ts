import { expect, test } from 'vitest';
import { readSite } from './built-site.ts';
import { addressOf, FURTHER_ROUTES, SPECIFIED_ROUTES } from './specified-routes.ts';

/** Pages that visitors see after sending a form, or at a wrong address. */
const ANSWERS = ['/404', '/candidatura-inviata', '/richiesta-da-correggere', '/richiesta-inviata'];

// Read outside the test, because the first read parses all pages, which takes seconds.
const paths = readSite().pages.map(({ path }) => path);

test('has every specified page', () => {
  const known = [...SPECIFIED_ROUTES, ...FURTHER_ROUTES, ...ANSWERS];
  expect(known.filter((path) => !paths.includes(addressOf(path)))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
