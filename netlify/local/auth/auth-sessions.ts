import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify } from 'jose';
import { AuthRefusal } from './auth-error.ts';
import type { AuthState, KeptSession } from './auth-state.ts';
import { publicPart, signToken } from './signing-key.ts';

const AUDIENCE = 'authenticated';

/** Everything needed to issue a session. */
export interface Issuing {
  readonly state: AuthState;
  /** Base URL of the service. */
  readonly issuer: string;
  /** Lifetime of an access token. */
  readonly tokenSeconds: number;
  /** Current time in milliseconds. */
  readonly now: () => number;
}

/** @returns the visitor in the service's format, without the secrets of the factors */
export const userAnswer = ({ visitor, factors }: AuthState) => ({
  id: visitor.id,
  aud: AUDIENCE,
  role: AUDIENCE,
  email: visitor.email,
  email_confirmed_at: visitor.created_at,
  phone: '',
  app_metadata: { provider: 'local', providers: ['local'] },
  user_metadata: {},
  identities: [],
  factors: factors.map(({ secret: _secret, usedStep: _step, ...factor }) => ({
    ...factor,
    updated_at: factor.created_at,
  })),
  created_at: visitor.created_at,
  updated_at: visitor.created_at,
  is_anonymous: false,
});

/** @returns a new refresh token, which replaces the session's current one */
const rotate = (session: KeptSession): string => {
  const token = randomBytes(12).toString('base64url');
  session.refreshTokens.push(token);
  return token;
};

/** @returns the answer to a sign-in, a refresh or a verified factor: the session with a new refresh token */
export const sessionAnswer = async (
  { state, issuer, tokenSeconds, now }: Issuing,
  session: KeptSession,
): Promise<Response> => {
  const issuedAt = Math.floor(now() / 1000);
  const user = userAnswer(state);
  const claims = {
    iss: issuer,
    sub: user.id,
    aud: AUDIENCE,
    iat: issuedAt,
    exp: issuedAt + tokenSeconds,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: AUDIENCE,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  };
  return Response.json({
    access_token: await signToken(state.key, claims),
    token_type: 'bearer',
    expires_in: tokenSeconds,
    expires_at: issuedAt + tokenSeconds,
    refresh_token: rotate(session),
    user,
  });
};

/** Adds a new session to the state. */
export const beginSession = ({ state, now }: Issuing, method: string): KeptSession => {
  const session: KeptSession = {
    id: randomUUID(),
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(now() / 1000) }],
    refreshTokens: [],
  };
  state.sessions.push(session);
  return session;
};

/** @param scope which of the visitor's sessions end: `local` = this one, `others`, or `global` = all */
export const endSessions = (state: AuthState, { id }: KeptSession, scope: string): void => {
  state.sessions = state.sessions.filter(
    (session) => scope !== 'global' && (session.id === id) === (scope === 'others'),
  );
};

/**
 * Finds the session of a refresh token. A token works once: its reuse suggests theft and ends the session (RFC 6819
 * §5.2.2.3). The real service tolerates reuse for ten seconds. This one does not, to expose a client that refreshes
 * twice.
 *
 * @throws {AuthRefusal} when the token belongs to no session, or was already used
 */
export const sessionOfRefreshToken = (state: AuthState, token: string): KeptSession => {
  const session = state.sessions.find(({ refreshTokens }) => refreshTokens.includes(token));
  if (!session)
    throw new AuthRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (session.refreshTokens.at(-1) === token) return session;
  endSessions(state, session, 'local');
  throw new AuthRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
};

/**
 * @param authorization the `Authorization` header
 * @returns the session of the access token in the header
 * @throws {AuthRefusal} when the token is missing, wrong or expired, or its session has ended
 */
export const sessionOfRequest = async (
  { state, issuer, now }: Issuing,
  authorization: string | null,
): Promise<KeptSession> => {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined)
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a Bearer token');
  const { payload } = await jwtVerify(token, publicPart(state.key), {
    issuer,
    audience: AUDIENCE,
    currentDate: new Date(now()),
  }).catch(() => {
    throw new AuthRefusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  });
  const session = state.sessions.find(({ id }) => id === payload['session_id']);
  if (!session)
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return session;
};
