import { expect, test } from 'vitest';
import { readSite } from '../site/site.ts';
import { localBusiness, organization, website } from './agency.ts';

/** The agency without its optional contacts. */
const { supportPhone: _support, pec: _pec, social: _social, ...written } = readSite().brand;

const brand = {
  ...written,
  siteUrl: 'https://site.example',
  hours: { from: 'tuesday', to: 'thursday', opens: '8:30', closes: '13:00' } as const,
};

test('gives the organization, website and business ids and links them to each other', () => {
  const business = localBusiness(brand, '€2-€9', false);
  expect([organization(brand, true), website(brand), business].map((thing) => Object(thing)['@id'])).toEqual([
    'https://site.example/#organization',
    'https://site.example/#website',
    'https://site.example/#business',
  ]);
  expect(website(brand)).toMatchObject({ publisher: { '@id': 'https://site.example/#organization' } });
  expect(business).toMatchObject({ parentOrganization: { '@id': 'https://site.example/#organization' } });
});

test('lists every day from the first to the last with ISO times', () => {
  expect(localBusiness(brand, '€2-€9', false)).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'],
      opens: '08:30',
      closes: '13:00',
    },
  });
});

test('lists a morning and an afternoon as two spans', () => {
  const morning = { from: 'monday', to: 'friday', opens: '9:00', closes: '13:00' } as const;
  const afternoon = { from: 'monday', to: 'thursday', opens: '14:00', closes: '18:00' } as const;
  expect(localBusiness({ ...brand, hours: [morning, afternoon] }, undefined, false)).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '13:00',
      },
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '14:00', closes: '18:00' },
    ],
  });
});

test('adds support line, PEC and profiles only where the agency presents itself and has them', () => {
  const profile = 'https://www.linkedin.com/company/trama';
  const reached = {
    ...brand,
    supportPhone: { number: '+39 02 0000 0001', hours: '24/7' as const },
    pec: 'trama@pec.example',
    social: [profile],
  };
  expect(organization(reached, true)).toMatchObject({
    sameAs: [profile],
    contactPoint: [
      {
        contactType: 'customer support',
        telephone: '+39 02 0000 0001',
        hoursAvailable: { opens: '00:00', closes: '23:59' },
      },
      { contactType: 'PEC', email: 'trama@pec.example' },
    ],
  });
  for (const thing of [organization(reached, false), organization(brand, true)])
    expect(Object.keys(Object(thing))).not.toEqual(expect.arrayContaining(['sameAs']));
  expect(organization(brand, true)).not.toHaveProperty('contactPoint');
});

test('includes the rating only where visitors see it', () => {
  expect(localBusiness(brand, '€2-€9', false)).not.toHaveProperty('aggregateRating');
  expect(localBusiness(brand, '€2-€9', true)).toMatchObject({
    aggregateRating: { ratingValue: brand.claims.clientRating, reviewCount: brand.claims.clientReviews },
  });
});
