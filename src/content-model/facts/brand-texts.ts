import { daysText, hoursText } from '../fields/opening-hours.ts';
import { formatNumber } from '../fields/price.ts';
import { unbroken } from '../fields/typography.ts';
import type { Brand, Claims } from '../schemas/brand.ts';

/** @returns the agency's sentence; one that names the support line, such as `Chiama il +39 02 0000 0001.`, if it has one */
const supportAccess = ({ supportAccess: text, supportPhone }: Brand): string => {
  if (supportPhone === undefined) return text;
  const { number } = supportPhone;
  return text.includes(number) ? text.replace(number, unbroken(number)) : `Chiama il ${unbroken(number)}.`;
};

/** @returns `24/7`, or hours such as `Lun-Sab 8:00-20:00` */
export const supportHours = ({ hours }: NonNullable<Brand['supportPhone']>): string =>
  hours === '24/7' ? hours : hoursText(hours);

/** The parts of the brand that copy may quote as `{brand:phone}`, as visitors read them. */
export const brandTexts = (brand: Brand) => ({
  agency: brand.agency,
  legalName: brand.legalName,
  operator: brand.operator,
  phone: unbroken(brand.phone),
  whatsapp: unbroken(brand.whatsapp),
  email: brand.email,
  address: `${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`,
  hours: hoursText(brand.hours),
  days: daysText(brand.hours),
  supportAccess: supportAccess(brand),
  ...(brand.supportPhone === undefined
    ? {}
    : {
        supportPhone: unbroken(brand.supportPhone.number),
        supportHours: supportHours(brand.supportPhone),
      }),
  ...(brand.pec === undefined ? {} : { pec: brand.pec }),
  priceNote: brand.priceNote,
  quoteNote: brand.quoteNote,
  survey: brand.survey,
  vatNumber: brand.vatNumber,
  rea: brand.rea,
  registerCity: brand.registerCity,
  shareCapital: formatNumber(brand.shareCapital),
  forum: brand.forum,
});

/** Claims that are years, which have no thousands separator. */
const YEARS: readonly (keyof Claims)[] = ['partnerSince'];

const RANGE = /^\d+-\d+$/;

/** @returns `30.000-80.000` for `30000-80000`; any other text unchanged */
const rangeText = (text: string): string =>
  RANGE.test(text) ? text.split('-').map(Number).map(formatNumber).join('-') : text;

/**
 * @param claims the figures of the brand
 * @returns each claim as visitors read it, without unit: `97,6`, `2013`, `6-12`, `30.000-80.000`
 */
export const claimTexts = (claims: Claims): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([key, value]) => [
      key,
      typeof value === 'number' && !YEARS.some((year) => year === key)
        ? formatNumber(value)
        : rangeText(String(value)),
    ]),
  );
