import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { expectNoShift, watchShifts } from '../browser/layout-shifts.ts';
import { visitAll } from './visit-all.ts';

const PATHS = [
  '/',
  '/fibra-ottica',
  '/servizi/iot',
  '/innovazione-digitale/cybersecurity',
  '/chi-siamo',
  '/privacy-policy',
  '/servizi',
  '/lavora-con-noi',
  '/cookie-policy',
];

/**
 * Elements that use one of the site's own fonts. A word in a font that is still loading is laid out slowly, and
 * twice.
 */
const waiting = (page: Page): Promise<string[]> =>
  page
    .locator('body, body *')
    .evaluateAll((all) =>
      all
        .filter((element) => /Archivo|Condensed/.test(getComputedStyle(element).fontFamily))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

const fontOf = (text: Locator): Promise<string> =>
  text.evaluate((element) => getComputedStyle(element).fontFamily);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('uses the site’s fonts', async ({ page }) => {
    await page.goto('/fibra-ottica');
    expect(await fontOf(page.getByRole('heading', { level: 1 }))).toMatch(/^Condensed/);
    expect(await fontOf(page.locator('body'))).toMatch(/^Archivo/);
  });
});

/** How long a browser hides a word while its font loads. */
const BLOCK_PERIOD_MS = 3_000;

const visit = async (page: Page, path: string): Promise<void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(BLOCK_PERIOD_MS);
  expect(await page.evaluate(() => document.fonts.status), path).toBe('loading');
  expect(await waiting(page), path).toEqual([]);
  release();
  await expect.poll(() => fontOf(page.getByRole('heading', { level: 1 })), path).toMatch(/^Condensed/);
  expect(await fontOf(page.locator('body')), path).toMatch(/^Archivo/);
  const files = ['400 1em Archivo', '600 1em Condensed'];
  const have = await page.evaluate((all) => all.filter((font) => document.fonts.check(font)), files);
  expect(have, path).toEqual(files);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expectNoShift(page, path);
};

for (const width of [360, 412, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('moves nothing when the fonts come late', async ({ context }) => {
      await visitAll(context, PATHS, visit);
    });
  });
}
