import { randomInt, randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { AuthRefusal, parsed } from './auth-error.ts';
import { type Issuing, sessionAnswer } from './auth-sessions.ts';
import type { AuthState, KeptFactor, KeptSession } from './auth-state.ts';
import { acceptedStep, newSecret, totpAddress } from './totp.ts';

const CHALLENGE_SECONDS = 300;
const ISSUER = 'Trama';

const enrolment = z.discriminatedUnion('factor_type', [
  z.object({
    factor_type: z.literal('totp'),
    friendly_name: z.string().default(''),
    issuer: z.string().default(ISSUER),
  }),
  z.object({
    factor_type: z.literal('phone'),
    friendly_name: z.string().default(''),
    phone: z.string().regex(/^\+?[0-9]{6,15}$/),
  }),
]);
const verification = z.object({ challenge_id: z.string(), code: z.string() });

const factorOf = (state: AuthState, id: string): KeptFactor => {
  const factor = state.factors.find((one) => one.id === id);
  if (factor) return factor;
  throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
};

/** `POST factors` */
export const enrolFactor = ({ state, now }: Issuing, body: unknown): Response => {
  const asked = parsed(enrolment, body);
  if (state.factors.some(({ friendly_name: name }) => name === asked.friendly_name))
    throw new AuthRefusal(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${asked.friendly_name}" for this user already exists`,
    );
  const common = {
    id: randomUUID(),
    status: 'unverified' as const,
    friendly_name: asked.friendly_name,
    created_at: new Date(now()).toISOString(),
  };
  if (asked.factor_type === 'phone') {
    state.factors.push({ ...common, factor_type: 'phone', phone: asked.phone });
    const { id, friendly_name } = common;
    return Response.json({ id, type: 'phone', friendly_name, phone: asked.phone });
  }
  const secret = newSecret();
  const uri = totpAddress(secret, asked.issuer, state.visitor.email);
  state.factors.push({ ...common, factor_type: 'totp', secret });
  const totp = { qr_code: renderSVG(uri), secret, uri };
  return Response.json({ id: common.id, type: 'totp', friendly_name: common.friendly_name, totp });
};

/** `POST factors/{factorId}/challenge`. Sends no SMS: the page of the local services shows the code. */
export const challengeFactor = ({ state, now }: Issuing, factorId: string): Response => {
  const { factor_type: type } = factorOf(state, factorId);
  const expiresAt = now() + CHALLENGE_SECONDS * 1000;
  const challenge = {
    id: randomUUID(),
    factorId,
    expiresAt,
    ...(type === 'phone' && { code: String(randomInt(1_000_000)).padStart(6, '0') }),
  };
  state.challenges = [...state.challenges.filter((one) => one.expiresAt > now()), challenge];
  return Response.json({ id: challenge.id, type, expires_at: Math.floor(expiresAt / 1000) });
};

/** `POST factors/{factorId}/verify`: raises the session to level `aal2` and answers it. */
export const verifyFactor = async (
  issuing: Issuing,
  session: KeptSession,
  factorId: string,
  body: unknown,
): Promise<Response> => {
  const { state, now } = issuing;
  const factor = factorOf(state, factorId);
  const { challenge_id: id, code } = parsed(verification, body);
  const challenge = state.challenges.find(
    (one) => one.id === id && one.factorId === factorId && one.expiresAt > now(),
  );
  if (!challenge)
    throw new AuthRefusal(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge`,
    );
  const step =
    factor.secret === undefined ? undefined : acceptedStep(factor.secret, code, now(), factor.usedStep);
  if (step === undefined && (challenge.code === undefined || challenge.code !== code))
    throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  if (step !== undefined) factor.usedStep = step;
  factor.status = 'verified';
  state.challenges = state.challenges.filter((one) => one !== challenge);
  session.aal = 'aal2';
  const method = factor.factor_type === 'totp' ? 'totp' : 'mfa/phone';
  session.amr.push({ method, timestamp: Math.floor(now() / 1000) });
  return await sessionAnswer(issuing, session);
};

/**
 * `DELETE factors/{factorId}`. Deleting a verified factor needs a session of level `aal2`. Without any verified factor
 * left, all sessions go back to `aal1`.
 */
export const deleteFactor = ({ state }: Issuing, session: KeptSession, factorId: string): Response => {
  const factor = factorOf(state, factorId);
  if (factor.status === 'verified' && session.aal !== 'aal2')
    throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  state.factors = state.factors.filter((one) => one !== factor);
  if (!state.factors.some(({ status }) => status === 'verified'))
    for (const one of state.sessions) one.aal = 'aal1';
  return Response.json({ id: factorId });
};
