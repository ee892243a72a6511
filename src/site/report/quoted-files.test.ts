import { expect, test } from 'vitest';
import type { CollectionName } from '../../content-model/collections.ts';
import { contentFile } from '../testing/content-file.ts';
import { usesIn } from './quoted-files.ts';

const usesOf = (collection: CollectionName, data: unknown): string[] =>
  usesIn(contentFile(collection, 'prova', data)).map(({ path, name }) => `${path.join('.')} ${name}`);

test('finds the tokens in any file', () => {
  expect(usesOf('faqs', { items: [{ answer: 'Da {from:voip}, in {fact:voip/setup}. {2}' }] })).toEqual([
    'items.0.answer from:voip',
    'items.0.answer fact:voip/setup',
  ]);
});

test('finds the references of a section by its schema, even on an invalid page', () => {
  expect(usesOf('pages', { title: '', sections: [{ kind: 'faq', questions: 'homepage' }] })).toEqual([
    'sections.0.questions faqs:homepage',
  ]);
});

test('counts a "from" price where a section shows it', () => {
  const section = { kind: 'swatch-grid', title: 'Altro', services: ['voip', 'iot'] };
  expect(usesOf('pages', { sections: [section] })).toEqual([
    'sections.0.services.0 services:voip',
    'sections.0.services.0 from:voip',
    'sections.0.services.1 services:iot',
    'sections.0.services.1 from:iot',
  ]);
});

test('counts no price where a section shows only the name of a service', () => {
  const section = { kind: 'related-services', title: 'Altro', services: ['voip'] };
  expect(usesOf('pages', { sections: [section] })).toEqual(['sections.0.services.0 services:voip']);
});

test('counts the price of a page’s service, which search engines and social networks get', () => {
  expect(usesOf('pages', { service: 'voip' })).toEqual(['service services:voip', 'service offer:voip']);
});
