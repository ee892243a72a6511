import { expect, test } from 'vitest';
import { sectionSchema } from '../sections/section-schemas.ts';
import { readSite } from '../site/site.ts';
import { examplesOf } from './examples.ts';

const KINDS = sectionSchema.options.map(({ shape }) => shape.kind.value);

test('every kind of section has an example in the content', () => {
  const shown = examplesOf(readSite().pages).map(({ kind }) => kind);
  expect(shown).toEqual([...KINDS].sort((a, b) => a.localeCompare(b)));
});

test('the first page that uses a kind shows it', () => {
  const { pages } = readSite();
  const used = pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'faq'));
  expect(used.length).toBeGreaterThan(1);
  expect(examplesOf(pages).find(({ kind }) => kind === 'faq')?.path).toBe(used[0]?.path);
});
