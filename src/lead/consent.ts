import versions from '../content/legal-versions.json' with { type: 'json' };

/**
 * The words beside the consent boxes, and the version of the legal texts they refer to. The server stores their
 * SHA-256 with each lead as evidence of what was agreed to (docs/decisions/0003-lead-rules.md).
 * A notice is read and a call-back is asked for: neither is a consent to marketing.
 */
export const CONSENT_TEXTS = {
  id: 'lead-form-2026-11',
  privacyConsent: { before: 'Ho letto l’', link: 'informativa sulla privacy', after: '.' },
  contactConsent: 'Chiedo di essere ricontattato per questa richiesta.',
} as const;

export const PRIVACY_POLICY_PATH = '/privacy-policy';

/** @returns the consent texts as one string, the way a visitor reads them: what the evidence's hash is made of */
export const consentTextAsRead = (): string => {
  const { before, link, after } = CONSENT_TEXTS.privacyConsent;
  return `${before}${link}${after}\n${CONSENT_TEXTS.contactConsent}`;
};

/**
 * Version of the legal pages as they are, the first of `src/content/legal-versions.json`: `2026-11-25`, the day of its texts.
 */
export const LEGAL_VERSION = Object.keys(versions)[0] ?? '';

/** A day; the first version of all is a month. A second one of the same day has a figure behind it. */
const VERSION = /^\d{4}-\d{2}(?:-\d{2}(?:-[2-9])?)?$/;

/** @returns whether a text could be the version of legal pages, of this deploy or of another one */
export const isLegalVersion = (text: string): boolean => VERSION.test(text);
