import { expect, test } from 'vitest';
import { readSite } from '../site/site.ts';
import { applicationAnchorOf, formAnchorOf } from './anchors.ts';

const sectionsOf = (path: string) => readSite().pages.find((page) => page.path === path)?.sections ?? [];

test('the consultation button leads to the form of the page', () => {
  expect(formAnchorOf(sectionsOf('/fibra-ottica'))).toBe('contatto-hero');
  expect(formAnchorOf(sectionsOf('/'))).toBe('consulenza');
});

test('a form for applications takes no requests of clients', () => {
  const careers = sectionsOf('/lavora-con-noi');
  expect(careers.some(({ kind }) => kind === 'consultation')).toBe(true);
  expect(formAnchorOf(careers)).toBeUndefined();
  expect(applicationAnchorOf(careers)).toBe('candidatura');
  expect(applicationAnchorOf(sectionsOf('/fibra-ottica'))).toBeUndefined();
});

test('a page without a form has no anchor', () => {
  expect(formAnchorOf(sectionsOf('/privacy-policy'))).toBeUndefined();
});
