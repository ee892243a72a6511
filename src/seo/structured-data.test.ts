import { describe, expect, test } from 'vitest';
import { type Page, readSite, type Site } from '../content-model/site.ts';
import { graphOf, structuredData } from './structured-data.ts';

const site: Site = {
  ...readSite(),
  brand: { ...readSite().brand, siteUrl: 'https://site.example', agency: 'Agenzia' },
  faq: () => ({ id: 'x', items: [{ question: 'Tre?', answer: '[Sì](/a) </script>' }] }),
};

const page = (more: Partial<Page>): Page => ({
  id: 'prova',
  path: '/prova',
  title: 'Prova',
  description: 'Prova',
  sections: [],
  ...more,
});

describe('the service', () => {
  const [service] = graphOf(page({ service: 'voip' }), site);

  test('is described as the menus describe it, at its own address', () => {
    const { name, href } = site.service('voip');
    expect(service).toMatchObject({
      '@type': 'Service',
      '@id': `https://site.example${href}#service`,
      name,
      url: `https://site.example${href}`,
      provider: { '@id': 'https://site.example/#organization' },
      areaServed: 'IT',
    });
  });

  test('has the same id on a campaign page', () => {
    const [again] = graphOf(page({ path: '/campagne/voip', service: 'voip' }), site);
    expect(again).toEqual(service);
  });
});

test('the trail starts at the home page and ends at the page itself', () => {
  const breadcrumb = [{ name: 'Servizi', href: '/servizi' }, { name: 'Prova' }];
  expect(graphOf(page({ breadcrumb }), site)).toEqual([
    {
      '@type': 'BreadcrumbList',
      '@id': 'https://site.example/prova#breadcrumb',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Agenzia', item: 'https://site.example/' },
        { '@type': 'ListItem', position: 2, name: 'Servizi', item: 'https://site.example/servizi' },
        { '@type': 'ListItem', position: 3, name: 'Prova', item: 'https://site.example/prova' },
      ],
    },
  ]);
});

test('questions of every section stand in one FAQ, in the order of the page', () => {
  const [faq] = graphOf(
    page({
      sections: [
        {
          kind: 'answers',
          title: 'Uno',
          items: [{ question: 'Una?', answer: 'In 5-\u206010\u00a0giorni.' }],
        },
        { kind: 'faq', title: 'Due', questions: 'x' },
      ],
    }),
    site,
  );
  expect(faq).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://site.example/prova#faq',
    mainEntity: [
      { '@type': 'Question', name: 'Una?', acceptedAnswer: { '@type': 'Answer', text: 'In 5-10 giorni.' } },
      { '@type': 'Question', name: 'Tre?', acceptedAnswer: { '@type': 'Answer', text: 'Sì </script>' } },
    ],
  });
});

test('copy cannot end the script', () => {
  const text = structuredData(page({ sections: [{ kind: 'faq', title: 'Due', questions: 'x' }] }), site);
  expect(text).toContain('\\u003c/script>');
  expect(text).not.toContain('<');
});

test('a page with nothing to say has no script', () => {
  expect(structuredData(page({}), site)).toBeUndefined();
});
