import type {
  ContactPoint,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import { daysIn, spansOf } from '../content-model/fields/opening-hours.ts';
import { DAYS, type HoursSpan } from '../content-model/fields/reach.ts';
import type { Site } from '../site/site.ts';
import { ICON_SIZES } from './icons.ts';

type Brand = Site['brand'];

/** Ids of the agency's schema.org things, the same on every page. */
export const agencyIds = (siteUrl: string) =>
  ({
    organization: { '@id': `${siteUrl}/#organization` },
    website: { '@id': `${siteUrl}/#website` },
    business: { '@id': `${siteUrl}/#business` },
  }) as const;

const capitalised = (day: (typeof DAYS)[number]) =>
  (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<typeof day>;

/** Pads `9:00` to the ISO 8601 form `09:00`. */
const isoTime = (time: string): string => time.padStart(5, '0');

const hoursOf = (span: HoursSpan): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: daysIn(span).map(capitalised),
  opens: isoTime(span.opens),
  closes: isoTime(span.closes),
});

/** Returns a single span as an object, several as a list. */
const openingHours = (hours: Brand['hours']) => {
  const [first, ...others] = spansOf(hours).map(hoursOf);
  return first && others.length === 0 ? first : spansOf(hours).map(hoursOf);
};

const AROUND_THE_CLOCK: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: DAYS.map(capitalised),
  opens: '00:00',
  closes: '23:59',
};

const contactPoints = ({ supportPhone, pec }: Brand): ContactPoint[] => [
  ...(supportPhone === undefined
    ? []
    : [
        {
          '@type': 'ContactPoint' as const,
          contactType: 'customer support',
          telephone: supportPhone.number,
          availableLanguage: 'it',
          hoursAvailable: supportPhone.hours === '24/7' ? AROUND_THE_CLOCK : openingHours(supportPhone.hours),
        },
      ]),
  ...(pec === undefined ? [] : [{ '@type': 'ContactPoint' as const, contactType: 'PEC', email: pec }]),
];

/**
 * @param brand the agency of the site
 * @returns `contactPoint` and `sameAs`, each only where the agency has such contacts or profiles
 */
const reach = (brand: Brand): Pick<Exclude<Organization, string>, 'contactPoint' | 'sameAs'> => {
  const points = contactPoints(brand);
  return {
    ...(points.length === 0 ? {} : { contactPoint: points }),
    ...(brand.social === undefined ? {} : { sameAs: brand.social }),
  };
};

/**
 * @param brand the agency of the site
 * @param isPresented whether the page presents the agency: on other pages its id is enough, and each byte delays the
 *   page
 */
export const organization = (brand: Brand, isPresented: boolean): Organization => ({
  '@type': 'Organization',
  ...agencyIds(brand.siteUrl).organization,
  name: brand.agency,
  url: `${brand.siteUrl}/`,
  logo: `${brand.siteUrl}/icon-${Math.max(...ICON_SIZES)}.png`,
  ...(isPresented ? { legalName: brand.legalName, vatID: `IT${brand.vatNumber}`, ...reach(brand) } : {}),
});

/** @param brand the agency of the site */
export const website = ({ siteUrl, agency }: Brand): WebSite => ({
  '@type': 'WebSite',
  ...agencyIds(siteUrl).website,
  name: agency,
  url: `${siteUrl}/`,
  inLanguage: 'it',
  publisher: agencyIds(siteUrl).organization,
});

const postalAddress = ({ street, postalCode, city }: Brand['address']): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: 'IT',
});

/**
 * @param brand the agency
 * @param url the address of the service: the desk behind it is a thing of its own, since a thing has one price range
 * @param priceRange the prices of its service: in schema.org a business has a price range, a service has none
 * @returns the part of the agency that provides a service
 */
export const provider = (
  { siteUrl, agency, address }: Brand,
  url: string,
  priceRange: string | undefined,
): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${url}#provider`,
  name: agency,
  address: postalAddress(address),
  ...(priceRange === undefined ? {} : { priceRange }),
  parentOrganization: agencyIds(siteUrl).business,
});

/**
 * @param brand the agency, with its address and opening hours
 * @param priceRange from the lowest to the highest price of the whole site, the same on every page
 * @param withRating whether the page shows the rating: search engines reject a rating that visitors do not see
 */
export const localBusiness = (
  { siteUrl, agency, phone, email, address, hours, claims }: Brand,
  priceRange: string | undefined,
  withRating: boolean,
): LocalBusiness => ({
  '@type': 'LocalBusiness',
  ...agencyIds(siteUrl).business,
  name: agency,
  url: `${siteUrl}/`,
  image: `${siteUrl}/icon-${Math.max(...ICON_SIZES)}.png`,
  telephone: phone,
  email,
  address: postalAddress(address),
  openingHoursSpecification: openingHours(hours),
  ...(priceRange === undefined ? {} : { priceRange }),
  ...(withRating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: claims.clientRating,
          bestRating: 5,
          reviewCount: claims.clientReviews,
        },
      }
    : {}),
  parentOrganization: agencyIds(siteUrl).organization,
});
