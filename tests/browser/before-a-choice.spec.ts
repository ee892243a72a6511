import type { Page } from 'playwright/test';
import { addressOf } from '../site/specified-routes.ts';
import { CookieBanner } from './cookie-banner.ts';
import { expect, test } from './fixtures.ts';

/** One page of every kind. */
const KINDS = [
  '/',
  '/chi-siamo',
  '/lavora-con-noi',
  addressOf('/campagne/ict-digitalizzazione'),
  '/servizi',
  '/fibra-ottica',
  '/innovazione-digitale',
  '/innovazione-digitale/consulenza',
  '/cookie-policy',
  '/richiesta-inviata',
];

const storage = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NOTHING = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 };

for (const path of KINDS) {
  // The fixture fails the test at the first request to another host.
  test(`${path}: sets no cookie, stores nothing and asks no other host`, async ({ page, context }) => {
    const set: string[] = [];
    page.on('response', async (response) => {
      if ((await response.allHeaders())['set-cookie']) set.push(response.url());
    });
    await page.goto(path);
    await expect(new CookieBanner(page).region).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await storage(page)).toEqual(NOTHING);
    expect(await context.cookies()).toEqual([]);
    expect(set).toEqual([]);
  });
}
