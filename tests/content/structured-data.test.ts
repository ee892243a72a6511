import { describe, expect, test } from 'vitest';
import { graphOf, site, textOf } from './copy.ts';

/** Texts of questions and answers in any part of the structured data. */
const claims = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'name' || key === 'text') && typeof item === 'string' ? [item] : claims(item),
  );
};

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

describe.each(site.pages.filter(({ html }) => html.includes('application/ld+json')))('$path', (page) => {
  const graph = graphOf(page);

  test('its structured data stands last in the body', () => {
    expect(page.document.body.lastElementChild?.getAttribute('type')).toBe('application/ld+json');
  });

  test('each thing has an id of its own', () => {
    expect(new Set(graph.map((thing) => thing['@id'])).size).toBe(graph.length);
    for (const thing of graph) expect(thing['@id']).toMatch(/^https:\/\/[^#]+#[a-z]+$/);
  });

  test('its questions and answers are what visitors read', () => {
    const faq = graph.find((thing) => thing['@type'] === 'FAQPage');
    const visible = squeezed(textOf(page, 'main'));
    expect(claims(faq).filter((claim) => !visible.includes(squeezed(claim)))).toEqual([]);
  });
});

/** Everything of a type in the structured data, however deep. */
const thingsOf = (type: string, value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((item) => thingsOf(type, item));
  return Reflect.get(value, '@type') === type ? [value as Record<string, unknown>, ...inside] : inside;
};

describe.each(site.pages.filter((page) => thingsOf('UnitPriceSpecification', graphOf(page)).length > 0))(
  'the prices of $path',
  (page) => {
    const specifications = thingsOf('UnitPriceSpecification', graphOf(page));

    test('are those that visitors read', () => {
      const visible = textOf(page, 'main').replace(/\s+/g, '');
      const told = specifications
        .flatMap(({ price, minPrice }) => [price, minPrice])
        .filter((amount) => typeof amount === 'number');
      const texts = told.map((amount) => {
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

test('a rating stands only where visitors read it', () => {
  const rated = site.pages.filter((page) => thingsOf('AggregateRating', graphOf(page)).length > 0);
  expect(rated.map(({ path }) => path).sort()).toEqual(['/', '/chi-siamo']);
  for (const page of rated) {
    const [rating] = thingsOf('AggregateRating', graphOf(page));
    expect(rating).toMatchObject({ ratingValue: 4.8, bestRating: 5, reviewCount: 500 });
    expect(textOf(page, 'main')).toMatch(/4,8\s*(?:\/|su\s)\s*5/);
  }
});

test('the agency sits, answers and works as the foot of the page says', () => {
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
  expect(hours).toMatchObject({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  });
});

test.each([
  ['/fibra-ottica', 29.9, 500],
  ['/innovazione-digitale/cybersecurity', 1200, 3500],
  ['/innovazione-digitale/cloud-data-center', 500, 2500],
  ['/innovazione-digitale/data-analytics', 900, 2500],
  ['/innovazione-digitale/ict-managed-services', 25, 1200],
  ['/innovazione-digitale/iot', 25, 500],
])('the range of %s is %d to %d (Specification §9)', (path, lowPrice, highPrice) => {
  const page = site.pages.find((candidate) => candidate.path === path);
  expect(page && thingsOf('AggregateOffer', graphOf(page))).toMatchObject([{ lowPrice, highPrice }]);
});

test('every page of a service says what it offers', () => {
  const services = site.pages.flatMap((page) =>
    graphOf(page).filter((thing) => thing['@type'] === 'Service'),
  );
  expect(services.length).toBeGreaterThan(14);
});
