import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { track } from './track.ts';

const post = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error');
vi.stubGlobal('fetch', post);

const reach = (type: string, href: string) => {
  const event = new Event(type);
  Object.assign(document.createElement('a'), { href }).dispatchEvent(event);
  return track(event);
};
const call = () => reach('click', 'tel:+390200000000');
const sent = () => JSON.parse(String(post.mock.calls[0]?.[1]?.body));

beforeEach(() => {
  history.replaceState(null, '', '/fibra-ottica?utm_source=g');
  post.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  logged.mockReset().mockReturnValue();
});

test('posts a call and a chat with the address of the page, in a request that outlives the page', async () => {
  await call();
  expect(post.mock.calls[0]?.[0]).toBe('/api/contact-interactions');
  expect(post.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  expect(sent()).toEqual({ interaction_type: 'phone', page_url: location.href });
  post.mockClear();
  await reach('click', 'https://wa.me/390000000000?text=Ciao');
  expect(sent().interaction_type).toBe('whatsapp');
  expect(logged).not.toHaveBeenCalled();
});

test('posts of the address only page and campaign, and names no query as referrer', async () => {
  const ids = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'GCLID', 'amp;gclid'];
  const query = ids.map((id) => `${id}=segreto`).join('&');
  history.replaceState(null, '', `/fibra-ottica?${query}&UTM_Source=g&email=lucia#segreto`);
  await call();
  expect(sent().page_url).toBe(`${location.origin}/fibra-ottica?UTM_Source=g`);
  expect(post.mock.calls[0]?.[1]?.referrer).toBe('/fibra-ottica');
  post.mockClear();
  history.replaceState(null, '', '/fibra-ottica?gclid=segreto');
  await call();
  expect(sent().page_url).toBe(`${location.origin}/fibra-ottica`);
});

test('posts nothing when a visitor only reaches for a link', async () => {
  await reach('pointerover', 'tel:+390200000000');
  await reach('focusin', 'tel:+390200000000');
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ['too many characters', `/?${'x'.repeat(2000)}`, 'Invalid URL for tracking'],
  ['a script scheme', '/?next=javascript:alert(1)', 'Suspicious URL pattern detected, blocking tracking'],
  ['a tag', '/?q=<script>', 'Suspicious URL pattern detected, blocking tracking'],
])('skips and logs an address with %s', async (_, address, text) => {
  history.replaceState(null, '', address);
  await call();
  expect(post).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledWith(text);
});

test.each([
  [{ reason: 'rate_limit' }, 'Rate limit reached, please try again later'],
  [{ reason: 'invalid_url' }, 'Invalid URL format detected'],
  [{ reason: 'xss_attempt' }, 'Security violation detected'],
  [{}, 'Unable to track interaction at this time'],
])('only logs the refusal %j', async (body, text) => {
  post.mockResolvedValue(Response.json(body, { status: 429 }));
  await call();
  expect(logged).toHaveBeenCalledWith(text);
});

test('only logs an answer that is not JSON, and a network failure', async () => {
  post.mockResolvedValue(new Response('<html>', { status: 502 }));
  await call();
  expect(logged).toHaveBeenLastCalledWith('Unable to track interaction at this time');
  post.mockRejectedValue(new TypeError('Failed to fetch'));
  await call();
  expect(logged).toHaveBeenLastCalledWith('Error tracking interaction', expect.any(TypeError));
});

describe('with a session service', () => {
  const KEY = 'sb-accessi-auth-token';
  beforeEach(() => {
    vi.stubEnv('PUBLIC_AUTH_URL', 'https://accessi.example/auth/v1');
    vi.stubEnv('SESSION_STORAGE_KEY', KEY);
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllEnvs());
  const authorization = () => new Headers(post.mock.calls[0]?.[1]?.headers).get('authorization');

  test('sends the access token with a click when the visitor is signed in', async () => {
    localStorage.setItem(KEY, JSON.stringify({ access_token: 'aaa.bbb.ccc', refresh_token: 'r' }));
    await call();
    expect(authorization()).toBe('Bearer aaa.bbb.ccc');
    expect(sent()).toEqual({ interaction_type: 'phone', page_url: location.href });
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no session', '{}'],
    ['a list', '[]'],
    ['a token that no header can carry', JSON.stringify({ access_token: 'a\nb' })],
    ['a number', JSON.stringify({ access_token: 1 })],
  ])('posts without a token when the storage holds %s', async (_, stored) => {
    if (stored !== undefined) localStorage.setItem(KEY, stored);
    await call();
    expect(authorization()).toBeNull();
    expect(post).toHaveBeenCalledOnce();
  });

  test.each([
    '/fibra-ottica?code=1-2-3&utm_source=g',
    '/fibra-ottica#access_token=aaa.bbb.ccc&refresh_token=r',
  ])('leaves the sign-in answer in %s out of the post', async (address) => {
    history.replaceState(null, '', address);
    await call();
    expect(sent().page_url).toBe(`${location.origin}/fibra-ottica`);
  });
});

test('ignores a stored session when no session service is configured', async () => {
  localStorage.setItem('', JSON.stringify({ access_token: 'aaa.bbb.ccc' }));
  history.replaceState(null, '', '/?code=1');
  await call();
  expect(new Headers(post.mock.calls[0]?.[1]?.headers).get('authorization')).toBeNull();
  expect(sent().page_url).toBe(`${location.origin}/`);
});
