import { createHash } from 'node:crypto';
import {
  CONSENT_TEXTS,
  consentTextAsRead,
  isLegalVersion,
  LEGAL_VERSION,
} from '../../../src/lead/consent.ts';

/** What was agreed to; when, on which page and in which form, the lead itself says. */
export interface ConsentEvidence {
  /** Id of the words beside the boxes; null when this deploy does not know them. */
  readonly textId: string | null;
  /** SHA-256, in hex, of those words; null likewise. */
  readonly textSha256: string | null;
  /** `AAAA-MM-GG` of the legal pages; `AAAA-MM` of the first ones. */
  readonly legalVersion: string;
}

/** What the forms of this deploy show. */
export const CURRENT_CONSENT: ConsentEvidence = {
  textId: CONSENT_TEXTS.id,
  textSha256: createHash('sha256').update(consentTextAsRead()).digest('hex'),
  legalVersion: LEGAL_VERSION,
};

/** Stands for a version that no page of ours ever wrote. */
const UNKNOWN_VERSION = 'unknown';

/**
 * A page kept open across a deploy may have shown older words: its version is kept, and no hash is made up for it.
 * A version that makes no sense costs the evidence, never the lead.
 *
 * @param version the legal version that the page says it showed; absent = that of this deploy
 */
export const consentEvidence = (version: unknown): ConsentEvidence => {
  if (version === undefined || version === null || version === LEGAL_VERSION) return CURRENT_CONSENT;
  const isVersion = typeof version === 'string' && isLegalVersion(version);
  return { textId: null, textSha256: null, legalVersion: isVersion ? version : UNKNOWN_VERSION };
};
