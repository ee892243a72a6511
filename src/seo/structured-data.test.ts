import { describe, expect, test } from 'vitest';
import { AREAS } from '../content-model/schemas/service.ts';
import type { Section } from '../content-model/section.ts';
import { type Page, readSite, type Site } from '../site/site.ts';
import { plainText } from './plain-text.ts';
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
const AROUND = ['Organization', 'WebSite', 'LocalBusiness', 'BreadcrumbList'];
/** The things about the page itself, without those about the agency and the trail. */
/** Sections of any kind; the type parameter keeps their other keys. */
const sections = <S extends Section>(...all: S[]): Section[] => all;

const graphOf = (...parts: Parameters<typeof wholeGraphOf>) =>
  wholeGraphOf(...parts).filter((thing) => !AROUND.includes(String(typeOf(thing))));

describe('the agency', () => {
  const typesOf = (more: Partial<Page>) => wholeGraphOf(page(more), site).map(typeOf);
  const rated: Partial<Page> = {
    sections: sections({
      kind: 'answers',
      title: 'Voto',
      items: [{ question: 'Che voto?', answer: 'Il voto è 4,8 su\u00a05.' }],
    }),
  };

  test('is on every page as organization and website', () => {
    expect(typesOf({})).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
  });

  test('is described as a business on the home page', () => {
    expect(typesOf({ path: '/' })).toContain('LocalBusiness');
    expect(JSON.stringify(wholeGraphOf(page({ path: '/' }), site))).not.toContain('aggregateRating');
  });

  test('has the price range of the whole site, on whatever page', () => {
    const rangesOf = (more: Partial<Page>) =>
      wholeGraphOf(page(more), site)
        .filter((thing) => typeOf(thing) === 'LocalBusiness')
        .map((thing) => Object(thing).priceRange);
    const [range] = rangesOf({ path: '/' });
    expect(range).toMatch(/^€[\d.,]+-€[\d.,]+$/);
    expect(rangesOf({ ...rated, path: '/chi-siamo', service: 'voip' })).toEqual([range]);
  });

  test('is described with its rating where visitors read it', () => {
    expect(JSON.stringify(wholeGraphOf(page(rated), site))).toContain('"ratingValue":4.8');
  });

  test('has no rating when the page shows another figure', () => {
    const answer = 'Il voto è 14,8 su 5 e 4,8 su 50.';
    const other = {
      sections: [{ kind: 'answers' as const, title: 'A', items: [{ question: 'B?', answer }] }],
    };
    expect(typesOf(other)).not.toContain('LocalBusiness');
  });
});

describe('the service', () => {
  const [service] = graphOf(page({ service: 'voip' }), site);
  const { name, href } = site.service('voip');
  const own = site.pages.find(({ path }) => path === href);

  test('has the name from the menus, the description of its own page and its address', () => {
    expect(service).toMatchObject({
      '@type': 'Service',
      '@id': `https://site.example${href}#service`,
      name,
      description: plainText(own?.description ?? ''),
      url: `https://site.example${href}`,
      areaServed: 'IT',
    });
  });

  test('has a provider with the range of its prices', () => {
    expect(service).toMatchObject({
      provider: {
        '@type': 'LocalBusiness',
        '@id': 'https://site.example/servizi/voip#provider',
        name: 'Agenzia',
        priceRange: expect.stringMatching(/^€[\d.,]+-€[\d.,]+\/mese$/),
      },
    });
  });

  test('has the same id and the same words on a campaign page', () => {
    const [again] = graphOf(page({ path: '/campagne/voip', service: 'voip' }), site);
    expect(again).toEqual(service);
  });

  const featuresOn = (sections: Page['sections'], id = 'voip') => {
    const pages = [page({ path: site.service(id).href, sections })];
    const [thing] = graphOf(page({ service: id }), { ...site, pages });
    return Object(thing).hasOfferCatalog?.itemListElement;
  };

  test('offers what every plan includes', () => {
    expect(featuresOn([])).toEqual(site.planList('voip').inEveryPlan.map(plainText));
  });

  test('offers the solutions of its page', () => {
    const rows = sections({
      kind: 'solution-rows',
      title: 'Quali',
      solutions: 'cybersecurity',
      look: 'wide',
      note: '',
    });
    expect(featuresOn(rows, 'cybersecurity')).toEqual(
      site.solutions('cybersecurity').map(({ title }) => plainText(title)),
    );
  });
});

describe('the overview of an area', () => {
  test.each(AREAS)('describes %s as a service that offers the services of its menu', (area) => {
    const { title, all } = site.navigation.areas[area];
    const [thing] = graphOf(page({ path: all.href }), site);
    expect(thing).toMatchObject({
      '@type': 'Service',
      '@id': `https://site.example${all.href}#service`,
      name: title,
      description: 'Prova',
      provider: { priceRange: expect.stringContaining('€') },
    });
    const names = site.services.filter((service) => service.area === area).map(({ name }) => name);
    expect(Object(thing).hasOfferCatalog.itemListElement).toEqual(names.map(plainText));
  });

  test('takes the price range from the specification even when there is a price list', () => {
    const { navigation } = site;
    const areas = {
      ...navigation.areas,
      connettivita: { ...navigation.areas.connettivita, priceRange: { from: 29.9, to: 500 } },
    };
    const path = areas.connettivita.all.href;
    const [thing] = graphOf(page({ path }), { ...site, navigation: { ...navigation, areas } });
    expect(thing).toMatchObject({ provider: { priceRange: '€29,90-€500/mese' } });
  });
});

test('gives the last step of the trail, the page itself, no address', () => {
  const breadcrumb = [{ name: 'Servizi', href: '/servizi' }, { name: 'Prova' }];
  expect(wholeGraphOf(page({ breadcrumb }), site)).toContainEqual({
    '@type': 'BreadcrumbList',
    '@id': 'https://site.example/prova#breadcrumb',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Agenzia', item: 'https://site.example/' },
      { '@type': 'ListItem', position: 2, name: 'Servizi', item: 'https://site.example/servizi' },
      { '@type': 'ListItem', position: 3, name: 'Prova' },
    ],
  });
});

test('collects the questions of all sections in one FAQ, in the order of the page', () => {
  const [faq] = graphOf(
    page({
      sections: sections(
        {
          kind: 'answers',
          title: 'Uno',
          items: [{ question: 'Una?', answer: 'In 5-\u206010\u00a0giorni.' }],
        },
        { kind: 'faq', title: 'Due', questions: 'x' },
      ),
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

test('escapes copy that would end the script', () => {
  const text = structuredData(
    page({ sections: sections({ kind: 'faq', title: 'Due', questions: 'x' }) }),
    site,
  );
  expect(text).toContain('\\u003c/script>');
  expect(text).not.toContain('<');
});

test('writes texts that are set for readers without invisible characters', () => {
  const agency = 'Agenzia\u00a05-\u206010 «sedi»\u00ad';
  const data = structuredData(page({ path: '/' }), { ...site, brand: { ...site.brand, agency } });
  expect(data).toContain('"name":"Agenzia 5-10 «sedi»"');
});
