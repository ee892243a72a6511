import type { LocalBusiness, Organization, PostalAddress, WebSite } from 'schema-dts';
import { DAYS } from '../content-model/schemas/brand.ts';
import type { Site } from '../content-model/site.ts';
import { ICON_SIZES } from './icons.ts';

type Brand = Site['brand'];

/** Ids of the agency's things, the same on every page. */
export const agencyIds = (siteUrl: string) =>
  ({
    organization: { '@id': `${siteUrl}/#organization` },
    website: { '@id': `${siteUrl}/#website` },
    business: { '@id': `${siteUrl}/#business` },
  }) as const;

const capitalised = (day: (typeof DAYS)[number]) =>
  (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<typeof day>;

/** `9:00` as ISO 8601 writes it. */
const isoTime = (time: string): string => time.padStart(5, '0');

/** @param brand whose site it is */
export const organization = ({ siteUrl, agency, legalName, vatNumber }: Brand): Organization => ({
  '@type': 'Organization',
  ...agencyIds(siteUrl).organization,
  name: agency,
  legalName,
  vatID: `IT${vatNumber}`,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-${Math.max(...ICON_SIZES)}.png`,
});

/** @param brand whose site it is */
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
 * @param priceRange what its service costs: in schema.org's vocabulary businesses have one, services have not
 * @returns the agency as the provider of a service
 */
export const provider = (
  { siteUrl, agency, address }: Brand,
  priceRange: string | undefined,
): LocalBusiness => ({
  '@type': 'LocalBusiness',
  ...agencyIds(siteUrl).business,
  name: agency,
  address: postalAddress(address),
  ...(priceRange === undefined ? {} : { priceRange }),
  parentOrganization: agencyIds(siteUrl).organization,
});

/**
 * @param brand where the agency sits and when it works
 * @param withRating whether the page shows the rating: search engines refuse one that visitors do not see
 */
export const localBusiness = (
  { siteUrl, agency, phone, email, address, hours, claims }: Brand,
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
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(DAYS.indexOf(hours.from), DAYS.indexOf(hours.to) + 1).map(capitalised),
    opens: isoTime(hours.opens),
    closes: isoTime(hours.closes),
  },
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
