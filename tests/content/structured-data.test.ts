import { describe, expect, test } from 'vitest';
import { spansOf } from '../../src/content-model/fields/opening-hours.ts';
import { formatNumber, formatPrice } from '../../src/content-model/fields/price.ts';
import { DAYS } from '../../src/content-model/fields/reach.ts';
import { AREAS } from '../../src/content-model/schemas/service.ts';
import { readSite } from '../../src/site/site.ts';
import { copy, graphOf, pageAt, site, textOf } from './copy.ts';

const { brand, services, navigation, pages } = readSite(copy.root);

/** @returns the texts of questions and answers, at any depth */
const claims = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'name' || key === 'text') && typeof item === 'string' ? [item] : claims(item),
  );
};

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

describe.each(site.pages.filter(({ html }) => html.includes('application/ld+json')))('$path', (page) => {
  const graph = graphOf(page);

  test('has its structured data at the end of the body', () => {
    expect(page.document.body.lastElementChild?.getAttribute('type')).toBe('application/ld+json');
  });

  test('gives each thing an id of its own', () => {
    expect(new Set(graph.map((thing) => thing['@id'])).size).toBe(graph.length);
    for (const thing of graph) expect(thing['@id']).toMatch(/^https:\/\/[^#]+#[a-z]+$/);
  });

  test('has no invisible character and no other space than the plain one', () => {
    expect(JSON.stringify(graph).match(/\p{Cf}|(?! )\p{Zs}/gu)).toBeNull();
  });

  test('has the questions and answers that visitors read', () => {
    const faq = graph.find((thing) => thing['@type'] === 'FAQPage');
    const visible = squeezed(textOf(page, 'main'));
    expect(claims(faq).filter((claim) => !visible.includes(squeezed(claim)))).toEqual([]);
  });
});

/** @returns everything of a type in the structured data, at any depth */
const thingsOf = (type: string, value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((item) => thingsOf(type, item));
  return Reflect.get(value, '@type') === type ? [value as Record<string, unknown>, ...inside] : inside;
};

describe.each(site.pages.filter((page) => thingsOf('UnitPriceSpecification', graphOf(page)).length > 0))(
  'the prices in the structured data of $path',
  (page) => {
    const specifications = thingsOf('UnitPriceSpecification', graphOf(page));

    test('are those that visitors read', () => {
      const visible = textOf(page, 'main').replace(/\s+/g, '');
      const stated = specifications
        .flatMap(({ price, minPrice }) => [price, minPrice])
        .filter((amount) => typeof amount === 'number');
      const texts = stated.map((amount) => {
        const whole = amount.toLocaleString('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
        return Number.isInteger(amount)
          ? `€${whole}`
          : `€${amount.toLocaleString('it-IT', { useGrouping: 'always', minimumFractionDigits: 2 })}`;
      });
      expect(texts.filter((text) => !visible.includes(text))).toEqual([]);
    });

    test('are in euro without VAT', () => {
      for (const { priceCurrency, valueAddedTaxIncluded, unitCode, unitText } of specifications) {
        expect([undefined, 'EUR']).toContain(priceCurrency);
        expect(valueAddedTaxIncluded).toBe(false);
        expect([unitCode, unitText]).toContainEqual(expect.any(String));
      }
    });
  },
);

test('describes one business with one price range on all pages', () => {
  const businesses = site.pages
    .filter(({ html }) => html.includes('application/ld+json'))
    .flatMap((page) => thingsOf('LocalBusiness', graphOf(page)))
    .filter((thing) => thing['@id'] === `${brand.siteUrl}/#business`);
  expect(businesses.length).toBeGreaterThan(0);
  expect(new Set(businesses.map((business) => business['priceRange'])).size).toBe(1);
  expect(businesses[0]?.['priceRange']).toMatch(/^€[\d.,]+-€[\d.,]+/);
});

test('has a rating only on pages that show it', () => {
  const rated = site.pages.filter((page) => thingsOf('AggregateRating', graphOf(page)).length > 0);
  expect(rated.map(({ path }) => path).sort()).toEqual(['/', '/chi-siamo']);
  for (const page of rated) {
    const [rating] = thingsOf('AggregateRating', graphOf(page));
    const { clientRating, clientReviews } = brand.claims;
    expect(rating).toMatchObject({ ratingValue: clientRating, bestRating: 5, reviewCount: clientReviews });
    expect(textOf(page, 'main')).toMatch(new RegExp(`${formatNumber(clientRating)}\\s*(?:/|su\\s)\\s*5`));
  }
});

test('has the address, contacts and hours of the footer', () => {
  const home = site.pages.find(({ path }) => path === '/');
  if (!home) throw new Error('no home page');
  const [business] = thingsOf('LocalBusiness', graphOf(home));
  const [address] = thingsOf('PostalAddress', business);
  const [hours] = thingsOf('OpeningHoursSpecification', business);
  const foot = textOf(home, 'footer');
  const values = [
    business?.['telephone'],
    business?.['email'],
    address?.['streetAddress'],
    address?.['postalCode'],
  ];
  for (const value of values) expect(foot).toContain(value);
  const [span] = spansOf(brand.hours);
  if (!span) throw new Error('brand.yaml has no hours');
  const { from, to, opens, closes } = span;
  expect(foot.replaceAll('\u2060', '')).toContain(`${opens}-${closes}`);
  expect(hours).toMatchObject({ opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') });
  const days = DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1);
  expect(JSON.stringify(hours?.['dayOfWeek']).toLowerCase()).toBe(JSON.stringify(days));
});

/** @returns what the page states about its own service or area */
const serviceAt = (path: string): Record<string, unknown> | undefined =>
  thingsOf('Service', graphOf(pageAt(path)))[0];

test.each(services.flatMap(({ href, priceRange }) => (priceRange ? [{ href, ...priceRange }] : [])))(
  'states the range of $href from $from to $to (Specification §9)',
  ({ href, from, to }) => {
    const figures = [from, to].map((amount) => `€${formatNumber(amount)}`).join('-');
    expect(serviceAt(href)?.['provider']).toMatchObject({ priceRange: expect.stringContaining(figures) });
  },
);

const { all, priceRange } = navigation.areas.connettivita;

test.skipIf(priceRange === undefined)(
  'states the range of connectivity on its overview (Specification §9)',
  () => {
    expect(serviceAt(all.href)?.['provider']).toMatchObject({
      priceRange: `${formatPrice(priceRange?.from ?? 0).text}-€${formatNumber(priceRange?.to ?? 0)}/mese`,
    });
  },
);

/** Services with a price list, or with features or solutions on their page; a new service may have neither. */
const withFeatures = services.filter(({ href, plans }) =>
  pages.some(
    ({ path, sections }) =>
      path === href &&
      (plans !== undefined ||
        sections.some((section) => section.kind === 'features' || 'solutions' in section)),
  ),
);

test.each([...withFeatures.map(({ href }) => href), ...AREAS.map((area) => navigation.areas[area].all.href)])(
  'states name, description, address, range of prices and features on %s (Specification §3)',
  (path) => {
    expect(serviceAt(path)).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      url: `${brand.siteUrl}${path}`,
      provider: { '@type': 'LocalBusiness', priceRange: expect.stringMatching(/\S/) },
      hasOfferCatalog: { itemListElement: expect.arrayContaining([expect.any(String)]) },
    });
  },
);

test('lists only features that visitors read on the page of the service', () => {
  const unread = site.pages.flatMap((page) => {
    const visible = squeezed(textOf(page, 'main, .menu-items'));
    return thingsOf('Service', graphOf(page))
      .filter(({ url }) => url === `${brand.siteUrl}${page.path}`)
      .flatMap((service) => thingsOf('OfferCatalog', service))
      .flatMap(({ itemListElement }) => itemListElement as string[])
      .filter((feature) => !visible.includes(feature));
  });
  expect(unread).toEqual([]);
});

test('states the lowest and the highest price of all offers', () => {
  const all = site.pages.flatMap((page) => thingsOf('AggregateOffer', graphOf(page)));
  expect(all.length).toBeGreaterThan(10);
  for (const { lowPrice, highPrice, offers } of all) {
    const amounts = thingsOf('UnitPriceSpecification', offers).map(({ price, minPrice }) =>
      Number(price ?? minPrice),
    );
    expect([lowPrice, highPrice]).toEqual([Math.min(...amounts), Math.max(...amounts)]);
  }
});
