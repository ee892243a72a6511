import { createHash } from 'node:crypto';
import { CONSENT_TEXT_AS_READ, CONSENT_TEXTS, LEGAL_VERSION } from '../../../src/lead/consent.ts';

/** What was agreed to; when, on which page and in which form, the lead itself says. */
export interface ConsentEvidence {
  readonly textId: string;
  /** SHA-256, in hex, of the words beside the boxes; null for a text that this deploy does not know. */
  readonly textSha256: string | null;
  /** Version of the legal pages; null likewise. */
  readonly legalVersion: string | null;
}

/** The texts of this deploy. */
export const CURRENT_CONSENT: ConsentEvidence = {
  textId: CONSENT_TEXTS.id,
  textSha256: createHash('sha256').update(CONSENT_TEXT_AS_READ).digest('hex'),
  legalVersion: LEGAL_VERSION,
};

const TEXT_ID = /^[a-z0-9-]{1,40}$/;

/**
 * A page kept open across a deploy may have shown older words: their id is kept, and no hash is made up for it.
 *
 * @param version id of the consent texts that the page says it showed; absent = those of this deploy
 * @returns the evidence, or undefined when the version is not an id at all
 */
export const consentEvidence = (version: unknown): ConsentEvidence | undefined => {
  if (version === undefined || version === null || version === '' || version === CURRENT_CONSENT.textId)
    return CURRENT_CONSENT;
  if (typeof version !== 'string' || !TEXT_ID.test(version)) return undefined;
  return { textId: version, textSha256: null, legalVersion: null };
};
