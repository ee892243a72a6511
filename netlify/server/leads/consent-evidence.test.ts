import { expect, test } from 'vitest';
import { LEGAL_VERSION } from '../../../src/lead/consent.ts';
import { CURRENT_CONSENT, consentEvidence } from './consent-evidence.ts';

test.each([undefined, null, LEGAL_VERSION])(
  '%s is the version of this deploy, whose words are known',
  (version) => {
    expect(consentEvidence(version)).toBe(CURRENT_CONSENT);
  },
);

test.each(['2025-01', '2025-01-31', '2025-01-31-2'])(
  'a page of another deploy showed version %s: it is kept, without words',
  (version) => {
    expect(consentEvidence(version)).toEqual({ textId: null, textSha256: null, legalVersion: version });
  },
);

test.each(['2025-1', '2025-01-31-12', '<b>', 7])('%s was never a version', (version) => {
  expect(consentEvidence(version).legalVersion).toBe('unknown');
});
