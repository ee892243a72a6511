import { randomUUID } from 'node:crypto';

/** The headers and the body of one request. */
export interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** @returns a valid lead under a new key, as a form on that site's page posts it */
export const leadPost = (site: string, number: number): Post => ({
  headers: { 'idempotency-key': randomUUID(), referer: `${site}/fibra-ottica` },
  body: {
    name: 'Lucia Carico',
    email: `carico.${number}@officine.example`,
    phone: '06 123 4567',
    message: `Richiesta ${number}`,
    formType: 'quote',
    source: 'Fibra Ottica',
    privacyConsent: true,
    contactConsent: true,
    website: '',
  },
});

/** @returns a click on a telephone link of that site */
export const clickPost = (site: string): Post => ({
  headers: {},
  body: { interaction_type: 'phone', page_url: `${site}/fibra-ottica` },
});
