import type { Incoming } from '../http/incoming.ts';
import { AuthRefusal, refusalAnswer } from './auth-error.ts';
import { challengeFactor, deleteFactor, enrolFactor, verifyFactor } from './auth-factors.ts';
import { endSessions, type Issuing, sessionOfRequest, userAnswer } from './auth-sessions.ts';
import { openAuthState } from './auth-state.ts';
import { authorize, grantToken } from './sign-in.ts';
import { publicPart } from './signing-key.ts';
import { currentCode } from './totp.ts';

/** The path below which the local services offer the authentication service. */
export const AUTH_PATH = '/auth/v1';
const BODY_LIMIT_BYTES = 10_000;

/** Needed because the site and the local services have different origins. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
  'access-control-expose-headers': 'x-supabase-api-version',
  'access-control-max-age': '600',
};

/** A code that a real visitor would read from a phone. */
export interface ShownCode {
  readonly factor: string;
  readonly code: string;
}

export interface AuthService {
  /** Answers the requests below {@link AUTH_PATH}. */
  answer(incoming: Incoming): Promise<Response>;
  /** The number of signed-in devices, and the current codes of the visitor's factors. */
  overview(): { readonly visitor: string; readonly sessions: number; readonly codes: readonly ShownCode[] };
  /** Sets the service's clock ahead, so that expiry can be tested without waiting. */
  setAhead(seconds: number): void;
}

const bodyOf = async (incoming: Incoming): Promise<unknown> => {
  try {
    return JSON.parse((await incoming.body(BODY_LIMIT_BYTES)).toString('utf8'));
  } catch {
    throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
};

const FACTOR = /^\/factors\/([\w-]+)/;

const answerPath = async (issuing: Issuing, incoming: Incoming, path: string): Promise<Response> => {
  const asked = new URLSearchParams(incoming.search);
  const session = () => sessionOfRequest(issuing, incoming.headers.get('authorization'));
  const factorId = FACTOR.exec(path)?.[1] ?? '';
  switch (`${incoming.method} ${path.replace(FACTOR, '/factors/:id')}`) {
    case 'GET /.well-known/jwks.json':
      return Response.json(
        { keys: [publicPart(issuing.state.key)] },
        { headers: { 'cache-control': 'public, max-age=600' } },
      );
    case 'GET /authorize':
      return await authorize(issuing, asked);
    case 'POST /token':
      return await grantToken(issuing, asked.get('grant_type'), await bodyOf(incoming));
    case 'GET /user':
      await session();
      return Response.json(userAnswer(issuing.state));
    case 'POST /logout':
      endSessions(issuing.state, await session(), asked.get('scope') ?? 'global');
      return new Response(null, { status: 204 });
    case 'POST /factors':
      await session();
      return enrolFactor(issuing, await bodyOf(incoming));
    case 'DELETE /factors/:id':
      return deleteFactor(issuing, await session(), factorId);
    case 'POST /factors/:id/challenge':
      await session();
      await bodyOf(incoming);
      return challengeFactor(issuing, factorId);
    case 'POST /factors/:id/verify':
      return await verifyFactor(issuing, await session(), factorId, await bodyOf(incoming));
    default:
      throw new AuthRefusal(404, 'not_found', `Nothing is at ${incoming.method} ${path}.`);
  }
};

/**
 * Opens a local authentication service with the protocol of the real one: ES256 tokens with published keys, refresh
 * tokens that rotate and work once, checked TOTP codes, PKCE, the same error format.
 *
 * It knows one test visitor only, and has no sign-up, mails, passkeys, SSO, identities or rate limits. It ignores the
 * public API key. A reused refresh token ends the session at once, while the real service tolerates ten seconds.
 *
 * @param file stores the state; null = in memory
 * @param issuer the base URL of the service
 * @param tokenSeconds lifetime of an access token
 */
export const openAuthService = async (
  file: string | null,
  issuer: () => string,
  tokenSeconds: number,
): Promise<AuthService> => {
  let aheadMs = 0;
  const now = (): number => Date.now() + aheadMs;
  const { state, keep } = await openAuthState(file, now());
  return {
    answer: async (incoming) => {
      if (incoming.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
      const issuing: Issuing = { state, issuer: issuer(), tokenSeconds, now };
      const path = incoming.path.slice(AUTH_PATH.length);
      const answer = await answerPath(issuing, incoming, path).catch((error: unknown) => {
        if (error instanceof AuthRefusal) return refusalAnswer(error);
        throw error;
      });
      keep();
      for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
      return answer;
    },
    overview: () => ({
      visitor: state.visitor.email,
      sessions: state.sessions.length,
      codes: [
        ...state.factors.flatMap(({ friendly_name: factor, secret }) =>
          secret === undefined ? [] : [{ factor, code: currentCode(secret, now()) }],
        ),
        ...state.challenges.flatMap(({ code }) => (code === undefined ? [] : [{ factor: 'phone', code }])),
      ],
    }),
    setAhead: (seconds) => {
      aheadMs = seconds * 1000;
    },
  };
};
