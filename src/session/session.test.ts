import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentCode } from '../../netlify/local/auth/totp.ts';
import { type Sent, sessionIn, signedInStorage, startService } from '../../tests/session/signed-in.ts';
import { createSession } from './session.ts';
import { storageKey } from './settings.ts';

let service: Awaited<ReturnType<typeof startService>>;
let url: string;
beforeAll(async () => {
  service = await startService();
  url = service.authUrl;
});
beforeEach(() => {
  service.sent.length = 0;
});
afterAll(() => service.close());

const asked = (method: string, path: RegExp): Sent | undefined =>
  service.sent.find((request) => request.method === method && path.test(request.path));
const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

describe('creating a session', () => {
  test.each([
    [{ key: 'k' }, "The session's url is missing"],
    [{ url: '  ', key: 'k' }, "The session's url is missing"],
    [{ url: 'https://a.example' }, "The session's key is missing"],
    [{}, "The session's url and key are missing"],
    [{ url: 'a.example', key: 'k' }, "The session's url is not an address"],
  ])('throws for %j: %s', (options, message) => {
    expect(() => createSession(options)).toThrow(message);
  });

  test.each([
    ['https://progetto.servizio.example/auth/v1', 'sb-progetto-auth-token'],
    ['http://127.0.0.1:4322/auth/v1', 'sb-127-auth-token'],
    ['https://accessi.example', 'sb-accessi-auth-token'],
  ])('stores a session of %s under %s', (address, key) => {
    expect(storageKey(address)).toBe(key);
  });
});

test('has no session and sends no request when none is stored', async () => {
  const session = sessionIn(url);
  expect(await session.current()).toEqual({ data: null, error: null });
  expect(await session.assuranceLevel()).toEqual({
    data: { currentLevel: null, nextLevel: null },
    error: null,
  });
  expect(service.sent).toEqual([]);
});

test('uses a stored session with level aal1 without a request', async () => {
  const storage = await signedInStorage(url);
  service.sent.length = 0;
  const session = sessionIn(url, storage);
  const { data } = await session.current();
  expect(data).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: 600,
    expires_at: expect.any(Number),
    user: { factors: [] },
  });
  expect((await session.assuranceLevel()).data).toEqual({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect(service.sent).toEqual([]);
});

test('enrolls, challenges, verifies and deletes a second factor with the specified requests', async () => {
  const session = sessionIn(url, await signedInStorage(url));
  const changes: string[] = [];
  session.onChange((change) => changes.push(change));
  const bearer = `Bearer ${(await session.current()).data?.access_token}`;

  const enrolled = await session.factors.enroll({ factorType: 'totp', friendlyName: 'App', issuer: 'Trama' });
  const factor = enrolled.data;
  if (factor?.type !== 'totp') throw new Error('no factor');
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  const post = asked('POST', /^\/factors$/);
  expect(post?.body).toEqual({ friendly_name: 'App', factor_type: 'totp', issuer: 'Trama' });
  expect(post?.headers.get('authorization')).toBe(bearer);
  expect(post?.headers.get('apikey')).toBe('public-key');

  const { data: challenge } = await session.factors.challenge({ factorId: factor.id });
  expect(asked('POST', new RegExp(`^/factors/${factor.id}/challenge$`))).toBeDefined();
  const given = { factorId: factor.id, challengeId: challenge?.id ?? '' };

  const wrong = await session.factors.verify({ ...given, code: '000000' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  expect((await session.assuranceLevel()).data?.currentLevel).toBe('aal1');

  const code = currentCode(factor.totp.secret, Date.now());
  expect((await session.factors.verify({ ...given, code })).error).toBeNull();
  const verified = service.sent.findLast(({ path }) => path === `/factors/${factor.id}/verify`);
  expect(verified?.body).toEqual({ challenge_id: challenge?.id, code });
  expect((await session.assuranceLevel()).data).toEqual({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect(changes).toContain('MFA_CHALLENGE_VERIFIED');

  // The same code a second time, as from somebody who looked over the visitor's shoulder.
  const { data: again } = await session.factors.challenge({ factorId: factor.id });
  const repeated = await session.factors.verify({
    factorId: factor.id,
    challengeId: again?.id ?? '',
    code,
  });
  expect(repeated.error?.code).toBe('mfa_verification_failed');

  expect((await session.factors.unenroll({ factorId: factor.id })).error).toBeNull();
  expect(asked('DELETE', new RegExp(`^/factors/${factor.id}$`))).toBeDefined();
});

test('reports aal2 as the next level when the visitor has a verified factor', async () => {
  const storage = await signedInStorage(url);
  const stored = JSON.parse(storage.items.get(storageKey(url)) ?? '');
  stored.user.factors = [{ id: 'x', factor_type: 'totp', status: 'verified' }];
  storage.setItem(storageKey(url), JSON.stringify(stored));
  const session = sessionIn(url, storage);
  expect((await session.assuranceLevel()).data).toEqual({ currentLevel: 'aal1', nextLevel: 'aal2' });
});

test('sends the number of a phone factor, and the channel of its challenge', async () => {
  const session = sessionIn(url, await signedInStorage(url));
  const { data } = await session.factors.enroll({
    factorType: 'phone',
    friendlyName: 'Tel',
    phone: '+390200000000',
  });
  expect(asked('POST', /^\/factors$/)?.body).toEqual({
    friendly_name: 'Tel',
    factor_type: 'phone',
    phone: '+390200000000',
  });
  await session.factors.challenge({ factorId: data?.id ?? '', channel: 'whatsapp' });
  expect(asked('POST', /\/challenge$/)?.body).toMatchObject({ channel: 'whatsapp' });
  await session.factors.unenroll({ factorId: data?.id ?? '' });
});

test('refreshes a session that is about to expire, and notifies the listeners', async () => {
  const storage = await signedInStorage(url, { expires_at: secondsFromNow(20) });
  const before = JSON.parse(storage.items.get(storageKey(url)) ?? '').refresh_token;
  service.sent.length = 0;
  const session = sessionIn(url, storage);
  const changes: string[] = [];
  session.onChange((change) => changes.push(change));
  const { data } = await session.current();
  expect(data?.refresh_token).not.toBe(before);
  expect(service.sent.map(({ path }) => path)).toEqual(['/token?grant_type=refresh_token']);
  await vi.waitFor(() => expect(changes).toContain('TOKEN_REFRESHED'));
});

test('refreshes the session once when two tabs find it about to expire', async () => {
  const storage = await signedInStorage(url, { expires_at: secondsFromNow(20) });
  service.sent.length = 0;
  const [one, other] = [sessionIn(url, storage), sessionIn(url, storage)];
  const [first, second] = await Promise.all([one.current(), other.current()]);
  expect(first.data?.access_token).toBe(second.data?.access_token);
  expect(service.sent.map(({ path }) => path)).toEqual(['/token?grant_type=refresh_token']);
});

test('ends the session in the browser and at the service when the visitor signs out', async () => {
  const storage = await signedInStorage(url);
  const refresh_token = JSON.parse(storage.items.get(storageKey(url)) ?? '').refresh_token;
  const session = sessionIn(url, storage);
  const changes: string[] = [];
  session.onChange((change) => changes.push(change));
  expect(await session.signOut()).toEqual({ data: true, error: null });
  expect(asked('POST', /^\/logout\?scope=local$/)).toBeDefined();
  expect(await session.current()).toEqual({ data: null, error: null });
  expect(changes).toContain('SIGNED_OUT');
  const answer = await fetch(`${url}/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token }),
  });
  expect(answer.status).toBe(400);
});

test('survives a listener that throws, and does not call one that unsubscribed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = sessionIn(url, await signedInStorage(url));
  const stop = session.onChange(() => {
    throw new Error('broken listener');
  });
  const heard = vi.fn();
  session.onChange(heard)();
  expect((await session.signOut()).error).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken listener' }));
  stop();
  logged.mockRestore();
});

describe('the sign-in address', () => {
  const request = {
    provider: 'google',
    redirectTo: 'http://127.0.0.1:4321/fibra-ottica',
    scopes: 'email profile',
    query: { prompt: 'consent' },
  };

  test('has provider, redirect, scopes, query and a challenge', async () => {
    const { data } = await sessionIn(url).signInAddress(request);
    const address = new URL(data ?? '');
    expect(address.href.startsWith(`${url}/authorize?`)).toBe(true);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      provider: 'google',
      redirect_to: request.redirectTo,
      scopes: 'email profile',
      prompt: 'consent',
      skip_http_redirect: 'true',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 's256',
    });
    expect(service.sent).toEqual([]);
  });

  test('has no challenge when the request turns it off', async () => {
    const { data } = await sessionIn(url).signInAddress({ ...request, pkce: false });
    const names = [...new URL(data ?? '').searchParams.keys()];
    expect(names).toEqual(['provider', 'redirect_to', 'scopes', 'prompt', 'skip_http_redirect']);
  });
});
