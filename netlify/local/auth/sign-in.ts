import { hash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { isOwnHost } from '../../server/http/own-machine.ts';
import { AuthRefusal, parsed } from './auth-error.ts';
import { beginSession, type Issuing, sessionAnswer, sessionOfRefreshToken } from './auth-sessions.ts';

const CODE_SECONDS = 300;

/** The test visitor's password, for `grant_type=password`. */
const PASSWORD = 'trama-locale';

const text = z.string().min(1);
const refresh = z.object({ refresh_token: text });
const exchange = z.object({ auth_code: text, code_verifier: text });
const credentials = z.object({ email: text, password: text });
const signIn = z.object({
  provider: text,
  /** The real service has a list of allowed URLs; this one allows only URLs of its own machine. */
  redirect_to: z
    .url('expected an address of this machine, such as http://127.0.0.1:4321/')
    .transform((address) => new URL(address))
    .refine(({ host }) => isOwnHost(host), 'expected an address of this machine'),
  code_challenge: text.optional(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .default('plain'),
});

/**
 * `GET authorize`: signs the test visitor in with any provider and redirects back at once. The redirect carries a code
 * when the request has a challenge (RFC 7636), else the tokens in the fragment.
 */
export const authorize = async (issuing: Issuing, asked: URLSearchParams): Promise<Response> => {
  const {
    redirect_to: target,
    code_challenge: challenge,
    code_challenge_method: method,
  } = parsed(signIn, Object.fromEntries(asked));
  if (challenge === undefined) {
    const session = beginSession(issuing, 'oauth');
    const answer: Record<string, unknown> = await (await sessionAnswer(issuing, session)).json();
    const { user: _user, ...tokens } = answer;
    target.hash = String(
      new URLSearchParams(Object.entries(tokens).map(([name, value]) => [name, String(value)])),
    );
  } else {
    const code = randomUUID();
    issuing.state.codes.push({ code, challenge, method, expiresAt: issuing.now() + CODE_SECONDS * 1000 });
    target.searchParams.set('code', code);
  }
  return new Response(null, { status: 302, headers: { location: target.href } });
};

const exchangeCode = async (issuing: Issuing, body: unknown): Promise<Response> => {
  const { state, now } = issuing;
  const { auth_code: code, code_verifier: verifier } = parsed(exchange, body);
  const pending = state.codes.find((one) => one.code === code);
  // A code works once, even when the exchange fails.
  state.codes = state.codes.filter((one) => one !== pending);
  if (!pending)
    throw new AuthRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (pending.expiresAt <= now())
    throw new AuthRefusal(404, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const challenge = pending.method === 'plain' ? verifier : hash('sha256', verifier, 'base64url');
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
  if (type === 'refresh_token') {
    const { refresh_token: token } = parsed(refresh, body);
    return await sessionAnswer(issuing, sessionOfRefreshToken(issuing.state, token));
  }
  if (type === 'pkce') return await exchangeCode(issuing, body);
  if (type !== 'password') throw new AuthRefusal(400, 'validation_failed', 'unsupported_grant_type');
  const { email, password } = parsed(credentials, body);
  if (email !== issuing.state.visitor.email || password !== PASSWORD)
    throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  return await sessionAnswer(issuing, beginSession(issuing, 'password'));
};
