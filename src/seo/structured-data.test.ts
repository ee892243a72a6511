import { describe, expect, test } from 'vitest';
import { type Page, readSite, type Site } from '../content-model/site.ts';
import { structuredData, graphOf as wholeGraphOf } from './structured-data.ts';

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

const typeOf = (thing: unknown): unknown => Object(thing)['@type'];
const AGENCY = ['Organization', 'WebSite', 'LocalBusiness'];
/** What a page says of itself. */
const graphOf = (...parts: Parameters<typeof wholeGraphOf>) =>
  wholeGraphOf(...parts).filter((thing) => !AGENCY.includes(String(typeOf(thing))));

describe('the agency', () => {
  const typesOf = (more: Partial<Page>) => wholeGraphOf(page(more), site).map(typeOf);
  const rated: Partial<Page> = {
    sections: [
      {
        kind: 'answers',
        title: 'Voto',
        items: [{ question: 'Che voto?', answer: 'Il voto è 4,8 su\u00a05.' }],
      },
    ],
  };

  test('stands behind every page', () => {
    expect(typesOf({})).toEqual(['Organization', 'WebSite']);
  });

  test('is described on the home page', () => {
    expect(typesOf({ path: '/' })).toContain('LocalBusiness');
    expect(JSON.stringify(wholeGraphOf(page({ path: '/' }), site))).not.toContain('aggregateRating');
  });

  test('is described with its rating where visitors read it', () => {
    expect(JSON.stringify(wholeGraphOf(page(rated), site))).toContain('"ratingValue":4.8');
  });

  test('has no rating where the figure is another one', () => {
    const answer = 'Il voto è 14,8 su 5 e 4,8 su 50.';
    const other = {
      sections: [{ kind: 'answers' as const, title: 'A', items: [{ question: 'B?', answer }] }],
    };
    expect(typesOf(other)).not.toContain('LocalBusiness');
  });
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
