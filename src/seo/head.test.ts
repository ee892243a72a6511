import { describe, expect, test } from 'vitest';
import { type Page, readSite } from '../site/site.ts';
import { headOf, plainHead } from './head.ts';

const brand = { ...readSite().brand, siteUrl: 'https://site.example', agency: 'Agenzia' };
const page = (more: Partial<Page> = {}): Page => ({
  id: 'servizi/prova',
  path: '/servizi/prova',
  title: 'Da\u00a05-\u206010 sedi',
  description: 'Una prova.',
  sections: [],
  ...more,
});
const tags = (more: Partial<Page> = {}) => Object.fromEntries(headOf(page(more), { brand }).openGraph);

describe('a page', () => {
  test('has a title with the agency in plain characters, and the long address as canonical', () => {
    expect(headOf(page({ aliases: ['/prova'] }), { brand })).toMatchObject({
      title: 'Da 5-10 sedi | Agenzia',
      description: 'Una prova.',
      canonical: 'https://site.example/servizi/prova',
      noindex: false,
    });
  });

  test('gives social networks its texts and its own picture', () => {
    expect(tags()).toEqual({
      'og:title': 'Da 5-10 sedi',
      'og:description': 'Una prova.',
      'og:url': 'https://site.example/servizi/prova',
      'og:type': 'website',
      'og:image': 'https://site.example/social/servizi/prova.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Da 5-10 sedi',
      'og:locale': 'it_IT',
      'og:site_name': 'Agenzia',
    });
  });

  test('can set its own Open Graph type and picture', () => {
    expect(tags({ ogType: 'article', ogImage: '/condivisa.png' })).toMatchObject({
      'og:type': 'article',
      'og:image': 'https://site.example/condivisa.png',
    });
  });

  test('keeps its Open Graph tags when it is excluded from search', () => {
    const head = headOf(page({ noindex: true }), { brand });
    expect(head.noindex).toBe(true);
    expect(head.openGraph).not.toEqual([]);
  });
});

test('excludes a page without a content file from search and sharing', () => {
  expect(plainHead({ title: 'Grazie', description: 'Fatto.', path: '/grazie' }, brand)).toEqual({
    title: 'Grazie | Agenzia',
    description: 'Fatto.',
    canonical: 'https://site.example/grazie',
    noindex: true,
    openGraph: [],
  });
});
