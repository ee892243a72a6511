import { expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

/** What a tool shows as 0.000: a word that moves by some pixels in its line. A line more or less is 0.002 and above. */
const NOTHING = 0.0005;

const PATHS = [
  '/',
  '/fibra-ottica',
  '/servizi/iot',
  '/innovazione-digitale/cybersecurity',
  '/chi-siamo',
  '/privacy-policy',
];

for (const width of [360, 1280]) {
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
        release();
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.fonts.check('600 16px Condensed'))).toBe(true);
        const shifts = await shiftsOf(page);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(NOTHING);
      });
    }
  });
}
