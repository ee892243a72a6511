import { brandTexts, supportHours } from '../content-model/facts/brand-texts.ts';
import { networkOf } from '../content-model/fields/reach.ts';
import { typeset } from '../content-model/fields/typography.ts';
import type { Brand } from '../content-model/schemas/brand.ts';

/** The text that visitors read, with no-break spaces, and the address of the link. */
export interface ContactLink {
  readonly text: string;
  readonly href: string;
}

export interface ContactLinks {
  readonly phone: ContactLink;
  /** Opens a chat with a greeting already typed. Specification §1. */
  readonly whatsapp: ContactLink;
  readonly email: ContactLink;
  /** The street, then the postal code with the city. */
  readonly address: readonly [string, string];
  /** Link to the address on a map; the page itself loads nothing from there. */
  readonly map: string;
  /** `Lun-Ven 9:00-18:00` */
  readonly hours: string;
  /** `Assistenza 24/7. Il numero arriva con il contratto.` */
  readonly support: string;
  /** The support number with its hours, where the agency publishes one. */
  readonly supportPhone?: ContactLink & { readonly hours: string };
  /** Certified e-mail, where the agency has one. */
  readonly pec?: ContactLink;
  /** Profiles on social networks; the text is the name of the network. */
  readonly social: readonly ContactLink[];
}

const MAP = 'https://www.openstreetmap.org/search?query=';

const digits = (number: string): string => number.replace(/\D/g, '');

/**
 * @param brand the agency
 * @returns the ways to reach it
 */
export const contactLinks = (brand: Brand): ContactLinks => {
  const texts = brandTexts(brand);
  return {
    phone: { text: texts.phone, href: `tel:+${digits(brand.phone)}` },
    whatsapp: {
      text: texts.whatsapp,
      href: `https://wa.me/${digits(brand.whatsapp)}?text=${encodeURIComponent(brand.greeting)}`,
    },
    email: { text: brand.email, href: `mailto:${brand.email}` },
    address: [brand.address.street, `${brand.address.postalCode} ${brand.address.city}`],
    map: MAP + encodeURIComponent(texts.address),
    hours: typeset(texts.hours),
    support: typeset(`Assistenza ${brand.claims.support}. ${texts.supportAccess}`),
    ...(brand.supportPhone && {
      supportPhone: {
        text: texts.supportPhone ?? '',
        href: `tel:+${digits(brand.supportPhone.number)}`,
        hours: typeset(supportHours(brand.supportPhone)),
      },
    }),
    ...(brand.pec && { pec: { text: brand.pec, href: `mailto:${brand.pec}` } }),
    social: (brand.social ?? []).map((href) => ({ text: networkOf(href) ?? href, href })),
  };
};
