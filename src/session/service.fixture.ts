import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { vi } from 'vitest';
import { createSession } from './session.ts';
import { storageKey } from './settings.ts';

/** A request as it was sent. */
export interface Sent {
  readonly method: string;
  /** Relative to the service's base address, with its query; of any host. */
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export const URL_OF_SERVICE = 'https://accessi.example/auth/v1';
export const PUBLIC_KEY = 'public-key';
const VISITOR = '5f2c9f0e-3a53-4d7e-9f65-1f4f3f6f0c11';
/** The code of a second factor that the service accepts. */
export const RIGHT_CODE = '123456';

const ALGORITHM = 'ES256';
export const KEY_ID = 'a8c7a3f0-4f0e-4a5a-8d0c-0e6c9a1f7b52';
const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });

const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** @returns the claims of an access token, as the service issues them */
export const claimsOf = (change: Readonly<Record<string, unknown>> = {}) => ({
  iss: URL_OF_SERVICE,
  sub: VISITOR,
  aud: 'authenticated',
  exp: secondsFromNow(3600),
  iat: secondsFromNow(0),
  email: 'visitatore@trama.example',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  role: 'authenticated',
  aal: 'aal1',
  amr: [{ method: 'oauth', timestamp: secondsFromNow(0) }],
  session_id: '7f0f3bb5-46c7-4f0d-8c39-3d3f6d7a2f10',
  is_anonymous: false,
  ...change,
});

/** @returns an access token with these claims, signed with the service's key */
export const tokenWith = (change: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  new SignJWT(claimsOf(change))
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
    .sign(privateKey);

interface Factor {
  readonly id: string;
  readonly factor_type: 'totp' | 'phone';
  readonly status: 'verified' | 'unverified';
}

/** @returns the visitor as the service describes one, with these factors */
const userWith = (factors: readonly Factor[]) => ({
  id: VISITOR,
  aud: 'authenticated',
  role: 'authenticated',
  email: 'visitatore@trama.example',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  identities: [],
  factors,
  created_at: '2026-11-01T09:00:00Z',
  updated_at: '2026-11-01T09:00:00Z',
  is_anonymous: false,
});

let issued = 0;

/** @returns a session as the service answers one, with a refresh token of its own */
export const sessionAnswer = async (level: 'aal1' | 'aal2' = 'aal1', factors: readonly Factor[] = []) => {
  issued += 1;
  return {
    access_token: await tokenWith({ aal: level }),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: secondsFromNow(3600),
    refresh_token: `refresh-${issued}`,
    user: userWith(factors),
  };
};

/** @returns a refusal in the service's error format */
export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

const FACTOR = 'b1f4b6f2-8f7c-4a3d-9c1e-6f0b6f5a7e21';
const CHALLENGE = 'c2a5c7a3-9a8d-4b4e-8d2f-7a1c7a6b8f32';
const VERIFIED: Factor = { id: FACTOR, factor_type: 'totp', status: 'verified' };

type Answer = (request: Sent) => Response | Promise<Response>;

const enrolled: Answer = ({ body }) => {
  const { factor_type: type, friendly_name, phone } = body as Record<string, string>; // What the client has sent.
  if (type === 'phone') return Response.json({ id: FACTOR, type, friendly_name, phone });
  const uri = 'otpauth://totp/Trama:visitatore@trama.example?secret=JBSWY3DPEHPK3PXP&issuer=Trama';
  const qr_code = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  return Response.json({
    id: FACTOR,
    type,
    friendly_name,
    totp: { qr_code, secret: 'JBSWY3DPEHPK3PXP', uri },
  });
};

const verified: Answer = async ({ body }) =>
  (body as { code: string }).code === RIGHT_CODE
    ? Response.json(await sessionAnswer('aal2', [VERIFIED]))
    : refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

const knownVisitor: Answer = async ({ headers }) => {
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const isOurs = await jwtVerify(token, publicKey).then(
    () => true,
    () => false,
  );
  return isOurs
    ? Response.json(userWith([]))
    : refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
};

/** The service's answers, by method and path. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /.well-known/jwks.json': async () =>
    Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] }),
  'GET /user': knownVisitor,
  'POST /token?grant_type=refresh_token': async () => Response.json(await sessionAnswer()),
  'POST /token?grant_type=pkce': async () => Response.json(await sessionAnswer()),
  'POST /logout?scope=local': () => new Response(null, { status: 204 }),
  'POST /factors': enrolled,
  [`POST /factors/${FACTOR}/challenge`]: () =>
    Response.json({ id: CHALLENGE, type: 'totp', expires_at: secondsFromNow(300) }),
  [`POST /factors/${FACTOR}/verify`]: verified,
  [`DELETE /factors/${FACTOR}`]: () => Response.json({ id: FACTOR }),
};

/**
 * Takes the place of `fetch`: answers as the service does.
 *
 * @param change answers that differ, by method and path
 * @returns the requests so far, a list that grows
 */
export const serviceAnswers = (change: Readonly<Record<string, Answer>> = {}): Sent[] => {
  const sent: Sent[] = [];
  const answers = { ...ANSWERS, ...change };
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const request: Sent = {
      method: init.method ?? 'GET',
      path: String(input).replace(/^https:\/\/[^/]+\/auth\/v1/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    sent.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    return answer ? await answer(request) : refusal(404, 'not_found', `Nothing is at ${request.path}.`);
  });
  return sent;
};

/** A storage in memory. */
export const memoryStorage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
};
export type MemoryStorage = ReturnType<typeof memoryStorage>;

export const STORAGE_KEY = storageKey(URL_OF_SERVICE);

/**
 * @param change of fields of the stored session, such as an earlier `expires_at`
 * @returns a storage that holds a session of the visitor
 */
export const signedInStorage = async (
  change: Readonly<Record<string, unknown>> = {},
): Promise<MemoryStorage> => {
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEY, JSON.stringify({ ...(await sessionAnswer()), ...change }));
  return storage;
};

export const sessionIn = (storage: MemoryStorage = memoryStorage(), url = URL_OF_SERVICE) =>
  createSession({ url, key: PUBLIC_KEY, storage });
