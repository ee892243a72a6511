import { hash } from 'node:crypto';
import {
  CONSENT_TEXTS,
  consentTextAsRead,
  isLegalVersion,
  LEGAL_VERSION,
} from '../../../src/lead/consent.ts';

/** What the visitor agreed to. The lead itself records when, on which page and in which form. */
export interface ConsentEvidence {
  /** Id of the texts beside the checkboxes; null if this deploy does not know them. */
  readonly textId: string | null;
  /** SHA-256, in hex, of those texts; null if this deploy does not know them. */
  readonly textSha256: string | null;
  /** Version of the legal pages: `YYYY-MM-DD`, or `YYYY-MM` for the first ones. */
  readonly legalVersion: string;
}

/** The evidence for the texts that the forms of this deploy show. */
export const CURRENT_CONSENT: ConsentEvidence = {
  textId: CONSENT_TEXTS.id,
  textSha256: hash('sha256', consentTextAsRead()),
  legalVersion: LEGAL_VERSION,
};

/** Replaces a value that cannot be a version of our legal pages. */
const UNKNOWN_VERSION = 'unknown';

/**
 * A page that stayed open across a deploy may have shown older texts. Then this keeps the page's version and leaves the
 * hash empty. An invalid version loses only the evidence, never the lead.
 *
 * @param version the legal version that the page says it showed; absent = the version of this deploy
 */
export const consentEvidence = (version: unknown): ConsentEvidence => {
  if (version === undefined || version === null || version === LEGAL_VERSION) return CURRENT_CONSENT;
  const isVersion = typeof version === 'string' && isLegalVersion(version);
  return { textId: null, textSha256: null, legalVersion: isVersion ? version : UNKNOWN_VERSION };
};
