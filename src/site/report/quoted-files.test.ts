import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFile } from '../testing/content-file.ts';
import { PRICED, usesIn } from './quoted-files.ts';

const usesOf = (collection: string, data: unknown): string[] =>
  usesIn(contentFile(collection, 'prova', data)).map(({ path, name }) => `${path.join('.')} ${name}`);

test('the tokens of any file', () => {
  expect(usesOf('faqs', { items: [{ answer: 'Da {from:voip}, in {fact:voip/setup}. {2}' }] })).toEqual([
    'items.0.answer from:voip',
    'items.0.answer fact:voip/setup',
  ]);
});

test('what a section refers to, by its schema: also from a page that is not finished', () => {
  expect(usesOf('pages', { title: '', sections: [{ kind: 'faq', questions: 'homepage' }] })).toEqual([
    'sections.0.questions faqs:homepage',
  ]);
});

test('a service whose price is shown counts for that price', () => {
  const section = { kind: 'swatch-grid', title: 'Altro', services: ['voip', 'iot'] };
  expect(usesOf('pages', { sections: [section] })).toEqual([
    'sections.0.services.0 services:voip',
    'sections.0.services.0 from:voip',
    'sections.0.services.1 services:iot',
    'sections.0.services.1 from:iot',
  ]);
});

test('a service of which only the name is shown does not', () => {
  const section = { kind: 'related-services', title: 'Altro', services: ['voip'] };
  expect(usesOf('pages', { sections: [section] })).toEqual(['sections.0.services.0 services:voip']);
});

test('the service of a page is what it tells search engines and networks', () => {
  expect(usesOf('pages', { service: 'voip' })).toEqual(['service services:voip', 'service offer:voip']);
});

test('the sections that show "from" prices are those known for it', () => {
  const sections = join(import.meta.dirname, '../../sections');
  // By themselves, or at the foot of a swatch (src/sections/ServiceSwatch.astro).
  const showing = globSync('*/*.astro', { cwd: sections })
    .filter((file) => /\bfrom && |\bfoot="/.test(readFileSync(join(sections, file), 'utf8')))
    .map((file) => dirname(file));
  expect(showing.sort()).toEqual(Object.keys(PRICED).sort());
});
