import type { Page } from 'playwright/test';
import { CookieBanner } from '../cookie-banner.ts';
import { WORDS } from '../site-words.ts';
import { expect, test } from './fixtures.ts';

const GOOGLE = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
const META = 'https://connect.facebook.net/en_US/fbevents.js';

// `recordOthers` records what leaves the site.
test.use({ expectedErrors: /request to another host/ });

/** Answers in place of every other host. @returns the requested addresses, a list that grows */
const recordOthers = async (page: Page, baseURL: string | undefined): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
        body: `(window.standIns ??= []).push(document.currentScript.src)`,
      });
    },
  );
  return asked;
};

/** @returns the scripts that ran, sorted: both are asynchronous, in no certain order */
const ran = (page: Page) =>
  page.evaluate(() => ((window as { standIns?: string[] }).standIns ?? []).toSorted());

const commands = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((command) => Array.from(command))
      .filter(([name]) => name === 'consent'),
  );

const consentMode = (analytics: string, marketing: string) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: analytics,
});

test('loads no tag before a choice, nor after a refusal', async ({ page, baseURL }) => {
  const asked = await recordOthers(page, baseURL);
  const banner = new CookieBanner(page);
  const exists = () => page.evaluate(() => 'dataLayer' in window || 'fbq' in window);
  await page.goto('/');
  await banner.button(WORDS.cookies.banner.customise).hover();
  await page.waitForLoadState('networkidle');
  expect(await exists()).toBe(false);
  await banner.button(WORDS.cookies.banner.necessary).click();
  await banner.expectStored(false, false);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await exists()).toBe(false);
  expect(asked).toEqual([]);
});

test('loads both tags after “Accetta tutti”, and at once on the next page', async ({ page, baseURL }) => {
  const asked = await recordOthers(page, baseURL);
  const banner = new CookieBanner(page);
  await page.goto('/');
  await banner.button(WORDS.cookies.banner.all).click();
  await expect.poll(() => ran(page)).toEqual([META, GOOGLE]);
  await page.goto('/chi-siamo');
  await expect.poll(() => ran(page)).toEqual([META, GOOGLE]);
  expect(await commands(page)).toEqual([
    ['consent', 'default', consentMode('denied', 'denied')],
    ['consent', 'update', consentMode('granted', 'granted')],
  ]);
  expect(asked.toSorted()).toEqual([META, META, GOOGLE, GOOGLE]);
});

test('loads statistics alone when only they are allowed, and expires their cookies on a refusal', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await recordOthers(page, baseURL);
  const banner = new CookieBanner(page);
  await page.goto('/');
  await banner.button(WORDS.cookies.banner.customise).click();
  await banner.switch(WORDS.cookies.switches.analytics.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  await expect.poll(() => ran(page)).toEqual([GOOGLE]);
  expect((await commands(page)).at(-1)).toEqual(['consent', 'update', consentMode('granted', 'denied')]);
  await context.addCookies([{ name: '_ga', value: '1', url: baseURL ?? '' }]);
  await banner.reopen.click();
  await banner.switch(WORDS.cookies.switches.analytics.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  // Polls, because the script with the tags loads after the choice.
  await expect
    .poll(async () => (await commands(page)).at(-1))
    .toEqual(['consent', 'update', consentMode('denied', 'denied')]);
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([GOOGLE]);
});
