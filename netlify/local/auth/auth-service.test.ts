import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from '../services.ts';

let services: LocalServices;
let url: string;
beforeAll(async () => {
  services = await startLocalServices({
    port: 0,
    dataDir: null,
    database: false,
    auth: { tokenSeconds: 60 },
  });
  url = services.authUrl;
});
afterAll(() => services.close());

const ask = async (method: string, path: string, body?: unknown, token?: unknown) => {
  const answer = await fetch(url + path, {
    method,
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
};
const signIn = async () =>
  (
    await ask('POST', '/token?grant_type=password', {
      email: 'visitatore@trama.example',
      password: 'trama-locale',
    })
  ).body;
const refresh = (refresh_token: unknown) => ask('POST', '/token?grant_type=refresh_token', { refresh_token });
const setAhead = (ahead: number) =>
  fetch(`${services.url}/auth/clock`, { method: 'POST', body: JSON.stringify({ ahead }) });

describe('an access token', () => {
  it('is signed with a published ES256 key and names audience, level and expiry', async () => {
    const { access_token, expires_in, expires_at } = await signIn();
    const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(access_token, keys, { issuer: url });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    expect(payload).toMatchObject({ aud: 'authenticated', role: 'authenticated', aal: 'aal1' });
    expect([expires_in, expires_at]).toEqual([60, payload.exp]);
  });

  it('is verified with a key whose private part is not published', async () => {
    const { body } = await ask('GET', '/.well-known/jwks.json');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it('is refused after its expiry', async () => {
    const { access_token } = await signIn();
    expect((await ask('GET', '/user', undefined, access_token)).status).toBe(200);
    await setAhead(61);
    const { status, body, headers } = await ask('GET', '/user', undefined, access_token);
    await setAhead(0);
    expect([status, body.code]).toEqual([403, 'bad_jwt']);
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });
});

describe('a refresh token', () => {
  it('works once, and its second use ends the session', async () => {
    const first = await signIn();
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    const reused = await refresh(first.refresh_token);
    expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used']);
    const ended = await refresh(second.body.refresh_token);
    expect([ended.status, ended.body.code]).toEqual([400, 'refresh_token_not_found']);
  });

  it('stops working after a sign-out, while other devices stay signed in', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await ask('POST', '/logout?scope=local', undefined, here.access_token)).status).toBe(204);
    expect((await refresh(here.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await refresh(there.refresh_token)).status).toBe(200);
    expect((await ask('GET', '/user', undefined, here.access_token)).body.code).toBe('session_not_found');
  });
});

describe('a sign-in with a code', () => {
  const verifier = 'v'.repeat(56);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const back = 'http://127.0.0.1:4321/fibra-ottica?a=b';
  const authorize = (query: Record<string, string>) =>
    ask('GET', `/authorize?${new URLSearchParams({ provider: 'local', redirect_to: back, ...query })}`);
  const codeOf = async () => {
    const { status, headers } = await authorize({ code_challenge: challenge, code_challenge_method: 's256' });
    expect(status).toBe(302);
    const address = new URL(headers.get('location') ?? '');
    expect(address.href.startsWith(back)).toBe(true);
    return address.searchParams.get('code');
  };
  const exchange = (auth_code: unknown, code_verifier: string) =>
    ask('POST', '/token?grant_type=pkce', { auth_code, code_verifier });

  it('works once, with the right verifier', async () => {
    const code = await codeOf();
    expect((await exchange(code, verifier)).body.user.email).toBe('visitatore@trama.example');
    expect((await exchange(code, verifier)).body.code).toBe('flow_state_not_found');
  });

  it('fails with a wrong verifier', async () => {
    expect((await exchange(await codeOf(), 'w'.repeat(56))).body.code).toBe('bad_code_verifier');
  });

  it('expires after five minutes', async () => {
    const code = await codeOf();
    await setAhead(301);
    const late = await exchange(code, verifier);
    await setAhead(0);
    expect(late.body.code).toBe('flow_state_expired');
  });

  it('redirects to this machine only, and without a challenge puts the tokens into the fragment', async () => {
    expect((await authorize({ redirect_to: 'https://altro.example/' })).status).toBe(400);
    const { headers } = await authorize({});
    const address = new URL(headers.get('location') ?? '');
    const tokens = new URLSearchParams(address.hash.slice(1));
    expect([...tokens.keys()].sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
    ]);
  });
});

it.each([
  ['GET', '/user', undefined, 401, 'no_authorization'],
  ['GET', '/nothing', undefined, 404, 'not_found'],
  ['POST', '/token?grant_type=other', {}, 400, 'validation_failed'],
  ['POST', '/token?grant_type=refresh_token', {}, 400, 'validation_failed'],
  ['POST', '/token?grant_type=password', { email: 'a', password: 'b' }, 400, 'invalid_credentials'],
])('refuses %s %s in the service’s error format', async (method, path, given, status, code) => {
  const { body, ...answer } = await ask(method, path, given);
  expect([answer.status, body]).toEqual([status, { code, message: expect.any(String) }]);
});

it('allows requests from the origin of the site', async () => {
  const { headers, status } = await ask('OPTIONS', '/token');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-headers')).toContain('authorization');
});

it('shows the signed-in visitor on the page of the local services', async () => {
  expect(await (await fetch(services.url)).text()).toContain('visitatore@trama.example is signed in on');
});

it('keeps its sessions and its key across a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'trama-auth-'));
  const options = { port: 0, dataDir, database: false, auth: { tokenSeconds: 60 } } as const;
  const one = await startLocalServices(options);
  const before = url;
  url = one.authUrl;
  const { refresh_token } = await signIn();
  await one.close();
  const two = await startLocalServices(options);
  url = two.authUrl;
  const { status } = await refresh(refresh_token);
  url = before;
  await two.close();
  await rm(dataDir, { recursive: true });
  expect(status).toBe(200);
});

it('answers 404 when it is not switched on', async () => {
  const without = await startLocalServices({ port: 0, dataDir: null, database: false });
  const answer = await fetch(`${without.authUrl}/.well-known/jwks.json`);
  await without.close();
  expect(answer.status).toBe(404);
});
