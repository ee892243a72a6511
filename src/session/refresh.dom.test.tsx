import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PUBLIC_KEY, STORAGE_KEY, serviceAnswers, sessionAnswer, URL_OF_SERVICE } from './service.fixture.ts';
import { createSession } from './session.ts';
import { storageKey } from './settings.ts';

const HOUR_MS = 3_600_000;

const show = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  dispatchEvent(new Event('visibilitychange'));
};

/** @returns the refresh token of the stored session */
const refreshToken = (): string => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '').refresh_token;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  localStorage.clear();
  localStorage.setItem(STORAGE_KEY, JSON.stringify(await sessionAnswer()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('refreshes once before the session expires, and only while the page is visible', async () => {
  const sent = serviceAnswers();
  show('visible');
  createSession({ url: URL_OF_SERVICE, key: PUBLIC_KEY });
  await vi.advanceTimersByTimeAsync(HOUR_MS - 5 * 60_000);
  expect(sent).toEqual([]);
  const first = refreshToken();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  // Tokens are signed in real time.
  await vi.waitFor(() => expect(refreshToken()).not.toBe(first));
  expect(sent.map(({ path }) => path)).toEqual(['/token?grant_type=refresh_token']);

  show('hidden');
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(sent).toHaveLength(1);

  show('visible');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('waits with the first refresh while the page is in the background', async () => {
  const sent = serviceAnswers();
  // A client for each page: that of the page before still listens.
  const url = URL_OF_SERVICE.replace('accessi', 'altri');
  localStorage.setItem(storageKey(url), JSON.stringify({ ...(await sessionAnswer()), expires_at: 1 }));
  show('hidden');
  const session = createSession({ url, key: PUBLIC_KEY });
  const current = session.current();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  show('visible');
  expect((await current).data?.expires_at).toBeGreaterThan(1);
  expect(sent.map(({ path }) => path)).toEqual(['/token?grant_type=refresh_token']);
});
