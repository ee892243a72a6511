import { expect, test } from 'vitest';
import { readSite } from '../content-model/site.ts';
import { localBusiness, organization, website } from './agency.ts';

const brand = {
  ...readSite().brand,
  siteUrl: 'https://site.example',
  hours: { from: 'tuesday', to: 'thursday', opens: '8:30', closes: '13:00' } as const,
};

test('each thing of the agency has an id of its own, and they name each other', () => {
  const business = localBusiness(brand, false);
  expect([organization(brand), website(brand), business].map((thing) => Object(thing)['@id'])).toEqual([
    'https://site.example/#organization',
    'https://site.example/#website',
    'https://site.example/#business',
  ]);
  expect(website(brand)).toMatchObject({ publisher: { '@id': 'https://site.example/#organization' } });
  expect(business).toMatchObject({ parentOrganization: { '@id': 'https://site.example/#organization' } });
});

test('office hours are the days of the week from the first to the last, in ISO times', () => {
  expect(localBusiness(brand, false)).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'],
      opens: '08:30',
      closes: '13:00',
    },
  });
});

test('the rating is told only where visitors see it', () => {
  expect(localBusiness(brand, false)).not.toHaveProperty('aggregateRating');
  expect(localBusiness(brand, true)).toMatchObject({
    aggregateRating: { ratingValue: brand.claims.clientRating, reviewCount: brand.claims.clientReviews },
  });
});
