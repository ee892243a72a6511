import type { Page } from 'playwright/test';
import { currentCode } from '../../../netlify/local/auth/totp.ts';
import { haveChosen } from '../cookie-choice.ts';
import { expect, test } from './fixtures.ts';

const KEY = 'sb-127-auth-token';
const HOUR_SECONDS = 3600;

// The fixture takes the service for another host; the tests count the requests to it.
test.use({ expectedErrors: /request to another host: http:\/\/127\.0\.0\.1:\d+\/(?:auth\/v1|favicon)/ });

test.beforeEach(({ page }) => haveChosen(page));
test.afterEach(({ services }) => services.setAuthAhead(0));

/** @returns the page's requests to the service and for the session's file from now on, a list that grows */
const watch = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/auth/v1')) asked.push(`${request.method()} ${pathname}${search}`);
    if (/\/_astro\/session\./.test(pathname)) asked.push('the session’s file');
  });
  return asked;
};
const refreshes = (asked: readonly string[]) => asked.filter((what) => what.includes('refresh_token')).length;

const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

const signIn = async (page: Page) => {
  await page.goto('/local-visitor');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#state')).toContainText('is signed in, level aal1');
};

/** Clicks the call link of a page with a unique address. @returns that address */
const call = async (page: Page, baseURL: string | undefined) => {
  const address = `/fibra-ottica?utm_content=${crypto.randomUUID()}`;
  await page.goto(address);
  // There is no telephone here, so the click stays on the page.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('.bar > .phone-link').click();
  return `${baseURL}${address}`;
};

test('fetches nothing when nobody is signed in', async ({ page, baseURL, services }) => {
  const asked = watch(page);
  for (const path of ['/', '/servizi', '/?utm_source=x#consulenza']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toMatch(
      /connect-src 'self'[^;]* http:\/\/127\.0\.0\.1:\d+;/,
    );
    await page.waitForLoadState('networkidle');
  }
  const address = await call(page, baseURL);
  await expect.poll(() => services.identitiesOn(address)).toEqual([['anonymous', null]]);
  expect(asked).toEqual([]);
});

test('stores a click with the identity of the session', async ({ page, baseURL, services }) => {
  await signIn(page);
  const first = await call(page, baseURL);
  await expect.poll(() => services.identitiesOn(first)).toEqual([['user', 'aal1']]);

  await page.goto('/local-visitor');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.locator('#qr')).toHaveJSProperty('complete', true);
  const code = page.locator('#qr');
  await expect
    .poll(() => code.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByLabel('Code').fill(currentCode(await page.locator('#secret').innerText(), Date.now()));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.locator('#state')).toContainText('level aal2');
  const second = await call(page, baseURL);
  await expect.poll(() => services.identitiesOn(second)).toEqual([['user', 'aal2']]);

  await page.goto('/local-visitor');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('#state')).toHaveText('Nobody is signed in.');
  const third = await call(page, baseURL);
  await expect.poll(() => services.identitiesOn(third)).toEqual([['anonymous', null]]);
});

test('refreshes the session once before it expires, and only while the page is visible', async ({
  page,
  services,
}) => {
  await signIn(page);
  await page.clock.install();
  const asked = watch(page);
  const pass = async (seconds: number, ahead: number) => {
    await services.setAuthAhead(ahead);
    await page.clock.fastForward(seconds * 1000);
  };
  await page.goto('/fibra-ottica');
  await expect.poll(() => asked).toEqual(['the session’s file']);

  // A minute before the session expires.
  await pass(HOUR_SECONDS - 60, HOUR_SECONDS - 60);
  await expect.poll(() => refreshes(asked)).toBe(1);
  await pass(60, HOUR_SECONDS);
  await page.waitForLoadState('networkidle');
  expect(refreshes(asked)).toBe(1);

  await setVisible(page, 'hidden');
  await pass(2 * HOUR_SECONDS, 3 * HOUR_SECONDS);
  await pass(60, 3 * HOUR_SECONDS + 60);
  await page.waitForLoadState('networkidle');
  expect(refreshes(asked)).toBe(1);

  await setVisible(page, 'visible');
  await expect.poll(() => refreshes(asked)).toBe(2);
  await pass(60, 3 * HOUR_SECONDS + 120);
  await page.waitForLoadState('networkidle');
  expect(refreshes(asked)).toBe(2);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
});

test('delays the refresh while the page is in the background', async ({ page, services }) => {
  await signIn(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, KEY);
  await services.setAuthAhead(0);
  const asked = watch(page);
  await page.goto('/fibra-ottica');
  await page.waitForLoadState('networkidle');
  expect(refreshes(asked)).toBe(0);
  await setVisible(page, 'visible');
  await expect.poll(() => refreshes(asked)).toBe(1);
});

test('refreshes once for two tabs, and signs both out', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  // Both tabs open with a session that is about to expire.
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 20 }));
  }, KEY);
  const asked = [watch(page), watch(other)];
  await Promise.all([page.goto('/local-visitor'), other.goto('/local-visitor')]);
  for (const tab of [page, other]) await expect(tab.locator('#state')).toContainText('is signed in');
  expect(refreshes(asked.flat())).toBe(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) await expect(tab.locator('#state')).toHaveText('Nobody is signed in.');
  await expect(other.locator('#changes')).toContainText('SIGNED_OUT');
});

test('removes the tokens from the address', async ({ page, services: _, product, baseURL }) => {
  const back = encodeURIComponent(`${baseURL}/fibra-ottica?a=b`);
  await page.goto(`${product.servicesUrl}/auth/v1/authorize?provider=local&redirect_to=${back}`);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('access_token');
  expect(page.url()).toBe(`${baseURL}/fibra-ottica?a=b`);
});

test('does not sign in with a code that another browser requested', async ({ page }) => {
  const asked = watch(page);
  await page.goto('/fibra-ottica?code=dc1a7e6e-0000-4000-8000-000000000000');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['the session’s file']);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

for (const auth of ['500', 'html', 'down'] as const)
  test.describe(`authentication service: ${auth}`, () => {
    test.use({ expectedErrors: /request to another host|Failed to load resource/ });

    test('leaves the page unchanged and stores the click', async ({ page, baseURL, services }) => {
      await signIn(page);
      await page.evaluate((key) => {
        const session = JSON.parse(localStorage.getItem(key) ?? '');
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
      }, KEY);
      await services.setFaults({ auth });
      const asked = watch(page);
      const address = await call(page, baseURL);
      await expect.poll(() => refreshes(asked)).toBeGreaterThan(0);
      await expect.poll(() => services.identitiesOn(address)).toHaveLength(1);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
    });
  });
