import { createHash, randomUUID } from 'node:crypto';
import { AuthRefusal } from './auth-error.ts';
import { beginSession, type Issuing, sessionAnswer, sessionOfRefreshToken } from './auth-sessions.ts';

const CODE_SECONDS = 300;

/** The test visitor's password, for `grant_type=password`. */
const PASSWORD = 'trama-locale';

const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value === 'string' && value !== '') return value;
  throw new AuthRefusal(400, 'validation_failed', `${name} is required`);
};

/** The real service has a list of allowed URLs; this one allows only URLs of its own machine. */
const redirectTarget = (asked: URLSearchParams): URL => {
  const text = asked.get('redirect_to') ?? '';
  const target = URL.canParse(text) ? new URL(text) : undefined;
  if (target && /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(target.hostname)) return target;
  throw new AuthRefusal(
    400,
    'validation_failed',
    'redirect_to must be an address of this machine, such as http://127.0.0.1:4321/',
  );
};

/**
 * `GET authorize`: signs the test visitor in with any provider and redirects back at once. The redirect carries a code
 * when the request has a challenge (RFC 7636), else the tokens in the fragment.
 */
export const authorize = async (issuing: Issuing, asked: URLSearchParams): Promise<Response> => {
  if (!asked.get('provider')) throw new AuthRefusal(400, 'validation_failed', 'provider is required');
  const target = redirectTarget(asked);
  const challenge = asked.get('code_challenge');
  if (challenge === null) {
    const session = beginSession(issuing, 'oauth');
    const answer: Record<string, unknown> = await (await sessionAnswer(issuing, session)).json();
    const { user: _user, ...tokens } = answer;
    target.hash = String(
      new URLSearchParams(Object.entries(tokens).map(([name, value]) => [name, String(value)])),
    );
  } else {
    const code = randomUUID();
    const method = (asked.get('code_challenge_method') ?? 'plain').toLowerCase();
    if (method !== 's256' && method !== 'plain')
      throw new AuthRefusal(400, 'validation_failed', 'code_challenge_method must be s256 or plain');
    issuing.state.codes.push({ code, challenge, method, expiresAt: issuing.now() + CODE_SECONDS * 1000 });
    target.searchParams.set('code', code);
  }
  return new Response(null, { status: 302, headers: { location: target.href } });
};

const exchangeCode = async (issuing: Issuing, body: unknown): Promise<Response> => {
  const { state, now } = issuing;
  const code = textIn(body, 'auth_code');
  const verifier = textIn(body, 'code_verifier');
  const pending = state.codes.find((one) => one.code === code);
  // A code works once, even when the exchange fails.
  state.codes = state.codes.filter((one) => one !== pending);
  if (!pending)
    throw new AuthRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (pending.expiresAt <= now())
    throw new AuthRefusal(404, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const challenge =
    pending.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  if (challenge !== pending.challenge)
    throw new AuthRefusal(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  return await sessionAnswer(issuing, beginSession(issuing, 'oauth'));
};

/** `POST token`: issues a session for a password, a refresh token or a code. */
export const grantToken = async (issuing: Issuing, type: string | null, body: unknown): Promise<Response> => {
  if (type === 'refresh_token')
    return await sessionAnswer(issuing, sessionOfRefreshToken(issuing.state, textIn(body, 'refresh_token')));
  if (type === 'pkce') return await exchangeCode(issuing, body);
  if (type !== 'password') throw new AuthRefusal(400, 'validation_failed', 'unsupported_grant_type');
  if (textIn(body, 'email') !== issuing.state.visitor.email || textIn(body, 'password') !== PASSWORD)
    throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  return await sessionAnswer(issuing, beginSession(issuing, 'password'));
};
