import type { GoTrueClient, MFAEnrollPhoneParams, MFAEnrollTOTPParams } from '@supabase/auth-js';
import { answerOf } from './answer.ts';

/**
 * The second factors of the signed-in visitor. Specification §7 names their requests: `POST factors`, `POST
 * factors/{factorId}/challenge`, `POST factors/{factorId}/verify`, `DELETE factors/{factorId}`.
 *
 * @param client the client of the session: it sends the access token, and saves the answer of `verify` as the session
 */
export const factorsOf = ({ mfa }: GoTrueClient) => ({
  /** Adds an authenticator app (`totp`: the answer contains its QR code and secret) or a phone (`phone`). */
  enroll: (factor: MFAEnrollTOTPParams | MFAEnrollPhoneParams) =>
    answerOf(async () =>
      // Two identical calls, because the library declares them as overloads.
      factor.factorType === 'totp' ? await mfa.enroll(factor) : await mfa.enroll(factor),
    ),
  /** Asks for a code; `channel` sets how a phone receives it. The answer has the challenge's `id`. */
  challenge: (asked: { readonly factorId: string; readonly channel?: 'sms' | 'whatsapp' }) =>
    answerOf(() => mfa.challenge(asked)),
  /** Sends the code for a challenge. If it is right, the session has level `aal2` from then on. */
  verify: (given: { readonly factorId: string; readonly challengeId: string; readonly code: string }) =>
    answerOf(() => mfa.verify(given)),
  unenroll: (factor: { readonly factorId: string }) => answerOf(() => mfa.unenroll(factor)),
});
