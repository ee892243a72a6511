import versions from '../content/legal-versions.json' with { type: 'json' };

/**
 * The text beside the consent boxes, with its id. The server stores the SHA-256 of the text with each lead, as evidence
 * of what the visitor agreed to (docs/decisions/0003-lead-rules.md). The visitor confirms having read the notice and
 * asks for a call-back: neither is a consent to marketing.
 */
export const CONSENT_TEXTS = {
  id: 'lead-form-2026-11',
  privacyConsent: { before: 'Ho letto l’', link: 'informativa sulla privacy', after: '.' },
  contactConsent: 'Chiedo di essere ricontattato per questa richiesta.',
} as const;

export const PRIVACY_POLICY_PATH = '/privacy-policy';

/** @returns the consent texts as one string, the way a visitor reads them; the evidence is the hash of this string */
export const consentTextAsRead = (): string => {
  const { before, link, after } = CONSENT_TEXTS.privacyConsent;
  return `${before}${link}${after}\n${CONSENT_TEXTS.contactConsent}`;
};

/**
 * Current version of the legal pages: the first key of `src/content/legal-versions.json`, such as `2026-11-25`, the day
 * of its texts.
 */
export const LEGAL_VERSION = Object.keys(versions)[0] ?? '';

/** A version is a day, with a digit after it for another version of the same day. The very first version is a month. */
const VERSION = /^\d{4}-\d{2}(?:-\d{2}(?:-[2-9])?)?$/;

/** @returns whether a text could be the version of legal pages, of this deploy or of another one */
export const isLegalVersion = (text: string): boolean => VERSION.test(text);
