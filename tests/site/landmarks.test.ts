import { expect, test } from 'vitest';
import { LANDMARKS } from '../../build/first-flight/short-classes.ts';
import { readSite } from './built-site.ts';

const classes = new Set(
  readSite().pages.flatMap(({ document }) =>
    [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  ),
);

test.each([...LANDMARKS])('%s keeps its name for a page that has it', (name) => {
  expect(classes).toContain(name);
});
