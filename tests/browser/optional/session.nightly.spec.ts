import type { Page, Route } from 'playwright/test';
import { AUTH_URL } from '../../content/optional-parts.ts';
import { haveChosen } from '../cookie-choice.ts';
import { expect, test } from './fixtures.ts';

const KEY = 'sb-accessi-auth-token';
const HOUR_SECONDS = 3600;

test.beforeEach(({ page }) => haveChosen(page));

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as the service issues it. Only the function that stores a click would check its signature. */
const tokenUntil = (expiresAt: number): string =>
  `${part({ alg: 'ES256', kid: 'k', typ: 'JWT' })}.${part({ exp: expiresAt, aal: 'aal1' })}.${'A'.repeat(86)}`;

const USER = { id: '5f2c9f0e-3a53-4d7e-9f65-1f4f3f6f0c11', aud: 'authenticated', factors: [] };

const sessionAt = (seconds: number, refresh_token: string) => ({
  access_token: tokenUntil(seconds + HOUR_SECONDS),
  token_type: 'bearer',
  expires_in: HOUR_SECONDS,
  expires_at: seconds + HOUR_SECONDS,
  refresh_token,
  user: USER,
});

/** Answers in the service's place. @returns the page's requests to it and for the session's file, a list that grows */
const answerAs = async (page: Page, answer: (route: Route, path: string) => Promise<void>) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/session\./.test(request.url())) asked.push('the session’s file');
  });
  await page.route(`${AUTH_URL}/**`, async (route) => {
    const path = route.request().url().slice(AUTH_URL.length);
    asked.push(`${route.request().method()} ${path}`);
    await answer(route, path);
  });
  return asked;
};

const fulfil = (route: Route, json: unknown): Promise<void> =>
  route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });

const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

/** Clicks the call link of a page with an address of its own. @returns the header of its post with the token */
const call = async (page: Page, address: string): Promise<string | undefined> => {
  await page.goto(address);
  // There is no telephone here, so the click stays on the page.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const post = page.waitForRequest((request) => request.url().endsWith('/api/contact-interactions'));
  await page.locator('.bar > .phone-link').click();
  return (await (await post).allHeaders())['authorization'];
};

const newAddress = (): string => `/fibra-ottica?utm_content=${crypto.randomUUID()}`;

test.describe('a visitor', () => {
  // The fixture takes the service for another host; the test counts the requests to it.
  test.use({ expectedErrors: /request to another host: https:\/\/accessi\.example\/auth\/v1\// });

  test('asks nothing before a sign-in, then carries the token, which is refreshed while the page is visible', async ({
    page,
    baseURL,
    services,
  }) => {
    let seconds = Math.floor(Date.now() / 1000);
    const asked = await answerAs(page, (route, path) =>
      fulfil(route, path === '/user' ? USER : sessionAt(seconds, `r-${asked.length}`)),
    );
    const before = newAddress();
    expect(await call(page, before)).toBeUndefined();
    await expect.poll(() => services.interactionsOn(`${baseURL}${before}`)).toEqual(['phone']);
    expect(asked).toEqual([]);

    const first = sessionAt(seconds, 'r-0');
    const answer = new URLSearchParams({
      access_token: first.access_token,
      refresh_token: first.refresh_token,
      expires_in: String(HOUR_SECONDS),
      token_type: 'bearer',
    });
    await page.goto(`/servizi?a=b#${answer}`);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
      .toContain(first.access_token);
    expect(page.url()).toBe(`${baseURL}/servizi?a=b`);
    expect(asked).toEqual(['the session’s file', 'GET /user']);

    await page.clock.install();
    const after = newAddress();
    expect(await call(page, after)).toBe(`Bearer ${first.access_token}`);
    await expect.poll(() => services.interactionsOn(`${baseURL}${after}`)).toEqual(['phone']);

    const refreshes = () => asked.filter((what) => what.includes('grant_type=refresh_token')).length;
    const pass = async (passed: number) => {
      seconds += passed;
      await page.clock.fastForward(passed * 1000);
    };
    await pass(HOUR_SECONDS - 60);
    await expect.poll(refreshes).toBe(1);
    await pass(60);
    await setVisible(page, 'hidden');
    await pass(2 * HOUR_SECONDS);
    await page.waitForLoadState('networkidle');
    expect(refreshes()).toBe(1);
    await setVisible(page, 'visible');
    await expect.poll(refreshes).toBe(2);
  });
});

test.describe('a signed-in visitor', () => {
  test.use({
    expectedErrors: /request to another host: https:\/\/accessi\.example\/|Failed to load resource/,
  });

  test('stays signed in, and calls, while the service is down or a proxy answers in its place', async ({
    page,
    baseURL,
    services,
  }) => {
    const ways: readonly ((route: Route) => Promise<void>)[] = [
      (route) => route.abort('connectionrefused'),
      (route) => route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
      (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*', 'content-type': 'text/html' },
          body: '<!doctype html><title>Portal</title>',
        }),
    ];
    let answer = ways[0];
    const asked = await answerAs(page, async (route) => answer?.(route));
    await page.goto('/servizi');
    for (const way of ways) {
      answer = way;
      asked.length = 0;
      const expired = { ...sessionAt(Math.floor(Date.now() / 1000), 'r'), expires_at: 1 };
      await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
        KEY,
        JSON.stringify(expired),
      ] as const);
      const address = newAddress();
      await call(page, address);
      await expect.poll(() => asked.some((what) => what.includes('grant_type=refresh_token'))).toBe(true);
      await expect.poll(() => services.interactionsOn(`${baseURL}${address}`)).toEqual(['phone']);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
    }
  });
});
