import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionIn, startService, tokensOf } from '../../tests/session/signed-in.ts';

let service: Awaited<ReturnType<typeof startService>>;
let url: string;
let token: string;
beforeAll(async () => {
  service = await startService();
  url = service.authUrl;
  token = String((await tokensOf(url))['access_token']);
});
beforeEach(() => {
  service.sent.length = 0;
});
afterAll(() => service.close());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const kid = () => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
const claims = () => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const signedByAnother = async (header: { alg: string; kid: string }, change = {}) =>
  new SignJWT({ ...claims(), ...change })
    .setProtectedHeader(header)
    .sign((await generateKeyPair('ES256')).privateKey);

test('verifies a token with the published keys of the service, fetched once', async () => {
  const session = sessionIn(url);
  for (const _ of [1, 2, 3]) {
    const { data, error } = await session.claims(token);
    expect(error).toBeNull();
    expect(data).toMatchObject({ iss: url, aud: 'authenticated', aal: 'aal1' });
  }
  expect(service.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /.well-known/jwks.json']);
});

const WRONG: Record<string, () => string | Promise<string>> = {
  'signed with another key of the same id': () => signedByAnother({ alg: 'ES256', kid: kid() }),
  'signed with an unpublished key': () => signedByAnother({ alg: 'ES256', kid: 'unknown' }),
  'without a signature': () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`,
  'without a signature, with the id of a key': () =>
    `${part({ alg: 'none', kid: kid() })}.${part(claims())}.`,
  'signed with a shared secret': () =>
    new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
  'with changed claims': () => {
    const [header, , signature] = token.split('.');
    return `${header}.${part({ ...claims(), aal: 'aal2' })}.${signature}`;
  },
  'that has expired': () => signedByAnother({ alg: 'ES256', kid: kid() }, { exp: 1 }),
  'of three short strings': () => 'a.b.c',
  'that is empty': () => '',
};

test.each(Object.keys(WRONG))('rejects a token %s', async (name) => {
  const { data, error } = await sessionIn(url).claims((await WRONG[name]?.()) ?? '');
  expect(data).toBeNull();
  expect(error).toMatchObject({ message: 'Invalid JWT signature', cause: expect.any(Error) });
});

// A separate host name, because the library caches keys for each first label.
test('rejects every token while it cannot fetch the keys', async () => {
  const { data, error } = await sessionIn('http://keys-down.localhost:9/auth/v1').claims(token);
  expect([data, error?.message]).toEqual([null, 'Invalid JWT signature']);
});
