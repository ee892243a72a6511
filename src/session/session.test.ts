import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  PUBLIC_KEY,
  RIGHT_CODE,
  refusal,
  type Sent,
  STORAGE_KEY,
  serviceAnswers,
  sessionIn,
  signedInStorage,
  URL_OF_SERVICE,
} from './service.fixture.ts';
import { createSession } from './session.ts';
import { storageKey } from './settings.ts';

let sent: Sent[];
beforeEach(() => {
  sent = serviceAnswers();
});

afterEach(() => vi.unstubAllGlobals());

const asked = (method: string, path: RegExp): Sent | undefined =>
  sent.find((request) => request.method === method && path.test(request.path));
const pathsOf = (requests: readonly Sent[]) => requests.map(({ method, path }) => `${method} ${path}`);
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
  const session = sessionIn();
  expect(await session.current()).toEqual({ data: null, error: null });
  expect(await session.assuranceLevel()).toEqual({
    data: { currentLevel: null, nextLevel: null },
    error: null,
  });
  expect(sent).toEqual([]);
});

test('uses a stored session with level aal1 without a request', async () => {
  const session = sessionIn(await signedInStorage());
  const { data } = await session.current();
  expect(data).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: 3600,
    expires_at: expect.any(Number),
    user: { factors: [] },
  });
  expect((await session.assuranceLevel()).data).toEqual({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect(sent).toEqual([]);
});

test('enrolls, challenges, verifies and deletes a second factor with the specified requests', async () => {
  const session = sessionIn(await signedInStorage());
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
  expect(post?.headers.get('apikey')).toBe(PUBLIC_KEY);

  const { data: challenge } = await session.factors.challenge({ factorId: factor.id });
  expect(asked('POST', new RegExp(`^/factors/${factor.id}/challenge$`))).toBeDefined();
  const given = { factorId: factor.id, challengeId: challenge?.id ?? '' };

  const wrong = await session.factors.verify({ ...given, code: '000000' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  expect((await session.assuranceLevel()).data?.currentLevel).toBe('aal1');

  expect((await session.factors.verify({ ...given, code: RIGHT_CODE })).error).toBeNull();
  const verified = sent.findLast(({ path }) => path === `/factors/${factor.id}/verify`);
  expect(verified?.body).toEqual({ challenge_id: challenge?.id, code: RIGHT_CODE });
  expect((await session.assuranceLevel()).data).toEqual({ currentLevel: 'aal2', nextLevel: 'aal2' });
  const { data: raised } = await session.current();
  expect(raised?.user.factors).toEqual([{ id: factor.id, factor_type: 'totp', status: 'verified' }]);
  expect(changes).toContain('MFA_CHALLENGE_VERIFIED');

  expect((await session.factors.unenroll({ factorId: factor.id })).error).toBeNull();
  expect(asked('DELETE', new RegExp(`^/factors/${factor.id}$`))).toBeDefined();
});

test('reports aal2 as the next level when the visitor has a verified factor', async () => {
  const storage = await signedInStorage();
  const stored = JSON.parse(storage.items.get(STORAGE_KEY) ?? '');
  stored.user.factors = [
    { id: 'x', factor_type: 'totp', status: 'verified' },
    { id: 'y', factor_type: 'phone', status: 'unverified' },
  ];
  storage.setItem(STORAGE_KEY, JSON.stringify(stored));
  const session = sessionIn(storage);
  expect((await session.assuranceLevel()).data).toEqual({ currentLevel: 'aal1', nextLevel: 'aal2' });
});

test('sends the number of a phone factor, and the channel of its challenge', async () => {
  const session = sessionIn(await signedInStorage());
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

test('refreshes a session that is about to expire, stores it, and notifies the listeners', async () => {
  const storage = await signedInStorage({ expires_at: secondsFromNow(20) });
  const { refresh_token } = JSON.parse(storage.items.get(STORAGE_KEY) ?? '');
  const session = sessionIn(storage);
  const changes: string[] = [];
  session.onChange((change) => changes.push(change));
  const { data } = await session.current();
  expect(pathsOf(sent)).toEqual(['POST /token?grant_type=refresh_token']);
  expect(sent[0]?.body).toEqual({ refresh_token });
  expect(data?.refresh_token).not.toBe(refresh_token);
  expect(JSON.parse(storage.items.get(STORAGE_KEY) ?? '').refresh_token).toBe(data?.refresh_token);
  await vi.waitFor(() => expect(changes).toContain('TOKEN_REFRESHED'));
});

test('signs out a visitor whose refresh token the service refuses', async () => {
  serviceAnswers({
    'POST /token?grant_type=refresh_token': () =>
      refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const storage = await signedInStorage({ expires_at: secondsFromNow(-20) });
  const session = sessionIn(storage);
  expect((await session.current()).data).toBeNull();
  expect(storage.items.has(STORAGE_KEY)).toBe(false);
  logged.mockRestore();
});

test('ends the session in the browser and at the service when the visitor signs out', async () => {
  const storage = await signedInStorage();
  const session = sessionIn(storage);
  const bearer = `Bearer ${(await session.current()).data?.access_token}`;
  const changes: string[] = [];
  session.onChange((change) => changes.push(change));
  expect(await session.signOut()).toEqual({ data: true, error: null });
  expect(asked('POST', /^\/logout\?scope=local$/)?.headers.get('authorization')).toBe(bearer);
  expect(await session.current()).toEqual({ data: null, error: null });
  expect(storage.items.size).toBe(0);
  expect(changes).toContain('SIGNED_OUT');
});

test('survives a listener that throws, and does not call one that unsubscribed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = sessionIn(await signedInStorage());
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
    const { data } = await sessionIn().signInAddress(request);
    const address = new URL(data ?? '');
    expect(address.href.startsWith(`${URL_OF_SERVICE}/authorize?`)).toBe(true);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      provider: 'google',
      redirect_to: request.redirectTo,
      scopes: 'email profile',
      prompt: 'consent',
      skip_http_redirect: 'true',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 's256',
    });
    expect(sent).toEqual([]);
  });

  test('has no challenge when the request turns it off', async () => {
    const { data } = await sessionIn().signInAddress({ ...request, pkce: false });
    const names = [...new URL(data ?? '').searchParams.keys()];
    expect(names).toEqual(['provider', 'redirect_to', 'scopes', 'prompt', 'skip_http_redirect']);
  });
});
