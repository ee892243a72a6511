import { expect, test } from 'vitest';
import { LEGAL_VERSION } from '../../../src/lead/consent.ts';
import { CURRENT_CONSENT, consentEvidence } from './consent-evidence.ts';

test.each([undefined, null, LEGAL_VERSION])(
  'returns the evidence of this deploy for version %s',
  (version) => {
    expect(consentEvidence(version)).toBe(CURRENT_CONSENT);
  },
);

test.each(['2025-01', '2025-01-31', '2025-01-31-2'])(
  'keeps version %s of another deploy, without id and hash of the texts',
  (version) => {
    expect(consentEvidence(version)).toEqual({ textId: null, textSha256: null, legalVersion: version });
  },
);

test.each(['2025-1', '2025-01-31-12', '<b>', 7])(
  'replaces the invalid version %s by "unknown"',
  (version) => {
    expect(consentEvidence(version).legalVersion).toBe('unknown');
  },
);
