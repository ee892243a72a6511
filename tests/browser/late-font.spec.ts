import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { NO_SHIFT, shiftsOf, watchShifts } from './layout-shifts.ts';

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

/** What names one of our own fonts. A word in a font that is still on its way is laid out slowly, and twice. */
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

  test('text takes the fonts by itself', async ({ page }) => {
    await page.goto('/fibra-ottica');
    expect(await fontOf(page.getByRole('heading', { level: 1 }))).toMatch(/^Condensed/);
    expect(await fontOf(page.locator('body'))).toMatch(/^Archivo/);
  });
});

for (const width of [360, 412, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of PATHS) {
      test(`nothing moves on ${path} when its fonts come late`, async ({ page }) => {
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.waitForTimeout(3000);
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
        expect(await waiting(page)).toEqual([]);
        release();
        await expect.poll(() => fontOf(page.getByRole('heading', { level: 1 }))).toMatch(/^Condensed/);
        expect(await fontOf(page.locator('body'))).toMatch(/^Archivo/);
        const files = ['400 1em Archivo', '600 1em Condensed'];
        expect(await page.evaluate((all) => all.every((font) => document.fonts.check(font)), files)).toBe(
          true,
        );
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        const shifts = await shiftsOf(page);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(NO_SHIFT);
      });
    }
  });
}
