import { formatNumber } from './format-price.ts';
import type { Brand, Claims, Day } from './schemas/brand.ts';
import { unbroken } from './typography.ts';

/** The days of the week as copy abbreviates them. */
export const SHORT_DAYS: Readonly<Record<Day, string>> = {
  monday: 'Lun',
  tuesday: 'Mar',
  wednesday: 'Mer',
  thursday: 'Gio',
  friday: 'Ven',
  saturday: 'Sab',
  sunday: 'Dom',
};

/** @returns `Lun-Ven`; `Lun` for a week of one day */
const daysOf = ({ from, to }: Brand['hours']): string =>
  from === to ? SHORT_DAYS[from] : `${SHORT_DAYS[from]}-${SHORT_DAYS[to]}`;

/** The parts of the brand that copy may quote as `{brand:phone}`, as visitors read them. */
export const brandTexts = (brand: Brand) => ({
  agency: brand.agency,
  legalName: brand.legalName,
  operator: brand.operator,
  phone: unbroken(brand.phone),
  whatsapp: unbroken(brand.whatsapp),
  email: brand.email,
  address: `${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`,
  hours: `${daysOf(brand.hours)} ${brand.hours.opens}-${brand.hours.closes}`,
  supportAccess: brand.supportAccess,
  priceNote: brand.priceNote,
  vatNumber: brand.vatNumber,
  rea: brand.rea,
  shareCapital: formatNumber(brand.shareCapital),
  forum: brand.forum,
});

/** A year is written without thousands dot. */
const YEARS: readonly (keyof Claims)[] = ['partnerSince'];

/**
 * @param claims the figures of the brand
 * @returns each as visitors read it: `97,6`, `2013`, `6-12`, without unit
 */
export const claimTexts = (claims: Claims): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([key, value]) => [
      key,
      typeof value === 'number' && !YEARS.some((year) => year === key) ? formatNumber(value) : String(value),
    ]),
  );
