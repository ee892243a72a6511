import { type Browser, chromium, type Page } from 'playwright/test';
import { findBrowser } from './find-browser.ts';
import { expect, test } from './fixtures.ts';

/** Starts a browser with the back/forward cache, which Playwright turns off by default. */
const realBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    env: { ...process.env, ...env },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
};

/** Chromium prefetches a link when the pointer rests on it for 200 ms. */
const LONGER_THAN_A_REST_MS = 1_000;

test.describe('next and previous page', () => {
  let browser: Browser;
  let page: Page;

  test.beforeEach(async ({ baseURL }) => {
    browser = await realBrowser();
    page = await browser.newPage({ baseURL: baseURL ?? '' });
  });
  test.afterEach(() => browser.close());

  test('prefetches a page when the pointer rests on its link', async () => {
    const rules = page.waitForResponse(/speculation-rules/);
    await page.goto('/');
    expect((await rules).headers()['content-type']).toBe('application/speculationrules+json');
    const session = await page.context().newCDPSession(page);
    const fetched = new Promise((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
      });
    });
    await session.send('Preload.enable');
    const link = page.locator('footer a[href="/servizi"], main a[href="/servizi"]').first();
    await link.hover();
    expect(await fetched).toBe('/servizi');
    await link.click();
    await page.waitForURL('**/servizi');
    const delivery = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
    expect(delivery.deliveryType).toBe('navigational-prefetch');
  });

  test('prefetches nothing when the visitor saves data', { tag: '@nightly' }, async () => {
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    const rules = page.waitForResponse(/speculation-rules/);
    await page.goto('/');
    expect(await (await rules).json()).toEqual({});
    const link = page.locator('footer a[href="/servizi"], main a[href="/servizi"]').first();
    await link.hover();
    await page.waitForTimeout(LONGER_THAN_A_REST_MS);
    await link.click();
    await page.waitForURL('**/servizi');
    const delivery = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
    expect(delivery.deliveryType).toBe('');
  });

  test('restores pages from the cache on back and forward', async () => {
    test.skip(
      (await findBrowser()).isShell,
      'this machine has only a headless shell, without a back/forward cache',
    );
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto('/fibra-ottica');
    // A restored page fires no `load`, which goBack would wait for.
    await page.evaluate(() => history.back()).catch(() => {});
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
