import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  claimsOf,
  KEY_ID,
  memoryStorage,
  type Sent,
  serviceAnswers,
  sessionIn,
  tokenWith,
  URL_OF_SERVICE,
} from './service.fixture.ts';

let sent: Sent[];
let token: string;
beforeEach(async () => {
  sent = serviceAnswers();
  token = await tokenWith();
});

afterEach(() => vi.unstubAllGlobals());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signedByAnother = async (header: { alg: string; kid: string }, change = {}) =>
  new SignJWT({ ...claimsOf(), ...change })
    .setProtectedHeader(header)
    .sign((await generateKeyPair('ES256')).privateKey);

test('verifies a token with the published keys of the service, fetched once', async () => {
  const session = sessionIn();
  for (const _ of [1, 2, 3]) {
    const { data, error } = await session.claims(token);
    expect(error).toBeNull();
    expect(data).toMatchObject({ iss: URL_OF_SERVICE, aud: 'authenticated', aal: 'aal1' });
  }
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /.well-known/jwks.json']);
});

const WRONG: Record<string, () => string | Promise<string>> = {
  'signed with another key of the same id': () => signedByAnother({ alg: 'ES256', kid: KEY_ID }),
  'signed with an unpublished key': () => signedByAnother({ alg: 'ES256', kid: 'unknown' }),
  'without a signature': () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf())}.`,
  'without a signature, with the id of a key': () =>
    `${part({ alg: 'none', kid: KEY_ID })}.${part(claimsOf())}.`,
  'signed with a shared secret': () =>
    new SignJWT(claimsOf()).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
  'with changed claims': () => {
    const [header, , signature] = token.split('.');
    return `${header}.${part({ ...claimsOf(), aal: 'aal2' })}.${signature}`;
  },
  'that has expired': () => tokenWith({ exp: 1 }),
  'for another audience': () => tokenWith({ aud: 'anon' }),
  'of three short strings': () => 'a.b.c',
  'that is empty': () => '',
};

test.each(Object.keys(WRONG))('rejects a token %s', async (name) => {
  const { data, error } = await sessionIn().claims((await WRONG[name]?.()) ?? '');
  expect(data).toBeNull();
  expect(error).toMatchObject({ message: 'Invalid JWT signature', cause: expect.any(Error) });
});

// A separate host name, because the library caches keys for each first label.
test('rejects every token while it cannot fetch the keys', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const { data, error } = await sessionIn(memoryStorage(), 'https://keys-down.example/auth/v1').claims(token);
  expect([data, error?.message]).toEqual([null, 'Invalid JWT signature']);
});
