import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { identityOf, tokenCheck } from './identity.ts';

const pair = await generateKeyPair('ES256');
const stranger = await generateKeyPair('ES256');
let fetches = 0;
let answer: 'keys' | 'html' | 'down' | 'hang' = 'keys';
let server: Server;
let url: string;
beforeAll(async () => {
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }];
  server = createServer((_, reply) => {
    fetches += 1;
    if (answer === 'keys') reply.end(JSON.stringify({ keys }));
    if (answer === 'html') reply.end('<!doctype html>');
    if (answer === 'down') reply.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`; // An object, since the server has a port.
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const log = vi.fn<(line: string) => void>();
beforeEach(() => {
  log.mockClear();
  fetches = 0;
  answer = 'keys';
});

const sign = (change: Record<string, unknown> = {}, key = pair.privateKey, header = {}) =>
  new SignJWT({
    iss: url,
    aud: 'authenticated',
    sub: 'u',
    aal: 'aal1',
    exp: Date.now() / 1000 + 60,
    ...change,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', ...header })
    .sign(key);
const requestWith = (authorization?: string) =>
  new Request('https://www.trama.example/api/contact-interactions', {
    headers: authorization === undefined ? {} : { authorization },
  });
const identify = (authorization: string | undefined, check = tokenCheck(url)) =>
  identityOf(requestWith(authorization), { tokenCheck: check, log });

const ANONYMOUS = { identity: 'anonymous', assuranceLevel: null };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  ['aal1', 'aal1'],
  ['aal2', 'aal2'],
  [undefined, 'aal1'],
  ['aal3', 'aal1'],
])('identifies a valid token of level %s as a user of level %s', async (aal, assuranceLevel) => {
  expect(await identify(`Bearer ${await sign({ aal })}`)).toEqual({ identity: 'user', assuranceLevel });
  expect(log).not.toHaveBeenCalled();
});

it('fetches the keys once for many tokens, and not for a request without a token', async () => {
  const check = tokenCheck(url);
  expect(await identify(undefined, check)).toEqual(ANONYMOUS);
  expect(fetches).toBe(0);
  for (let count = 0; count < 5; count += 1) await identify(`Bearer ${await sign()}`, check);
  expect(fetches).toBe(1);
});

it('identifies nobody and logs nothing when no authentication service is configured', async () => {
  expect(await identityOf(requestWith(`Bearer ${await sign()}`), { tokenCheck: undefined, log })).toEqual(
    ANONYMOUS,
  );
  expect(log).not.toHaveBeenCalled();
});

const WRONG: Record<string, () => Promise<string> | string> = {
  'signed by a stranger': () => sign({}, stranger.privateKey),
  'signed with an unpublished key': () => sign({}, stranger.privateKey, { kid: 'k2' }),
  'for another audience': () => sign({ aud: 'anon' }),
  'without an audience': () => sign({ aud: undefined }),
  'of another issuer': () => sign({ iss: 'https://altro.example' }),
  expired: () => sign({ exp: Date.now() / 1000 - 60 }),
  'without an expiry': () => sign({ exp: undefined }),
  'without a signature': () =>
    `${part({ alg: 'none' })}.${part({ iss: url, aud: 'authenticated', sub: 'u' })}.`,
  'signed with a shared secret': () =>
    new SignJWT({ iss: url, aud: 'authenticated', sub: 'u', exp: Date.now() / 1000 + 60 })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new Uint8Array(32)),
  'in the wrong format': () => 'abc',
  'with invalid characters': () => 'à b',
  'of excessive length': () => 'a'.repeat(10_000),
};

it.each(Object.keys(WRONG))('ignores a token %s and logs one line without it', async (name) => {
  const token = (await WRONG[name]?.()) ?? '';
  expect(await identify(`Bearer ${token}`)).toEqual(ANONYMOUS);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatch(/^click counts as anonymous: its token is not valid \(\w+\)$/);
});

it.each(['html', 'down', 'hang'] as const)('ignores a token while the key server is %s', async (state) => {
  answer = state;
  expect(await identify(`Bearer ${await sign()}`)).toEqual(ANONYMOUS);
  expect(log).toHaveBeenCalledTimes(1);
  answer = 'keys';
  expect((await identify(`Bearer ${await sign()}`)).identity).toBe('user');
});

it.each(['Basic YTpi', 'Bearer', ''])('finds no token in “%s”', async (header) => {
  expect(await identify(header)).toEqual(ANONYMOUS);
});
