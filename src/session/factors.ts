import type { GoTrueClient, MFAEnrollPhoneParams, MFAEnrollTOTPParams } from '@supabase/auth-js';
import { answerOf } from './answer.ts';

/**
 * The second factors of whoever is signed in. Specification §7 names their requests: `POST factors`,
 * `POST factors/{factorId}/challenge`, `POST factors/{factorId}/verify`, `DELETE factors/{factorId}`.
 *
 * @param client the session's: it sends the access token, and saves what `verify` answers as the session
 */
export const factorsOf = ({ mfa }: GoTrueClient) => ({
  /** An authenticator app (`totp`: the answer carries its QR code and secret) or a telephone (`phone`). */
  enroll: (factor: MFAEnrollTOTPParams | MFAEnrollPhoneParams) =>
    answerOf(async () =>
      // One call for each: the library declares them as overloads.
      factor.factorType === 'totp' ? await mfa.enroll(factor) : await mfa.enroll(factor),
    ),
  /** Asks for a code; `channel` says how a telephone gets it. The answer has the challenge's `id`. */
  challenge: (asked: { readonly factorId: string; readonly channel?: 'sms' | 'whatsapp' }) =>
    answerOf(() => mfa.challenge(asked)),
  /** The code for a challenge. From then on the session is of level `aal2`. */
  verify: (given: { readonly factorId: string; readonly challengeId: string; readonly code: string }) =>
    answerOf(() => mfa.verify(given)),
  unenroll: (factor: { readonly factorId: string }) => answerOf(() => mfa.unenroll(factor)),
});
