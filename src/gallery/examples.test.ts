import { expect, test } from 'vitest';
import { KINDS } from '../content-model/sections.ts';
import { readSite } from '../site/site.ts';
import { examplesOf } from './examples.ts';

test('finds an example of every kind of section in the content', () => {
  const shown = examplesOf(readSite().pages).map(({ kind }) => kind);
  expect(shown).toEqual(KINDS.map(({ kind }) => kind).sort((a, b) => a.localeCompare(b)));
});

test('takes the example of a kind from the first page that uses it', () => {
  const { pages } = readSite();
  const used = pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'faq'));
  expect(used.length).toBeGreaterThan(1);
  expect(examplesOf(pages).find(({ kind }) => kind === 'faq')?.path).toBe(used[0]?.path);
});
