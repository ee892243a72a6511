import { expect, test } from 'vitest';
import { readSite } from './built-site.ts';

/** Pages that visitors see after sending a form, or at a wrong address. */
const ANSWERS = ['/404', '/candidatura-inviata', '/richiesta-da-correggere', '/richiesta-inviata'];

// Read outside the test, because the first read parses all pages, which takes seconds.
const paths = readSite().pages.map(({ path }) => path);

test('has each page once, and those that answer a form', () => {
  expect(ANSWERS.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
