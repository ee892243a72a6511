import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How far below the top of the view a jump lands: under the bar, by the margins of `src/styles` and the sections. */
const LANDS_WITHIN = { least: 40, most: 110 };

const FRAGMENTS = [
  ['/', 'consulenza'],
  ['/servizi', 'consulenza'],
  ['/lavora-con-noi', 'candidatura'],
  ['/innovazione-digitale/consulenza', 'consulenza'],
] as const;

const WIDTHS = [360, 1280];

/** Whether each section of the page is rendered; `content-visibility` leaves out what is far. */
const renderedSections = (page: Page): Promise<boolean[]> =>
  page
    .locator('main > section > :first-child')
    .evaluateAll((all) => all.map((element) => element.checkVisibility({ contentVisibilityAuto: true })));

/** Where the page is scrolled to once it has been there for a while. */
const restingPlace = async (page: Page): Promise<number> => {
  let last = Number.NaN;
  let rests = 0;
  while (rests < 5) {
    const now = await page.evaluate(() => scrollY);
    rests = now === last ? rests + 1 : 0;
    last = now;
    await page.waitForTimeout(100);
  }
  return last;
};

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

const expectLanded = async (page: Page, id: string): Promise<void> => {
  await restingPlace(page);
  const top = await topOf(page, id);
  expect(top).toBeGreaterThanOrEqual(LANDS_WITHIN.least);
  expect(top).toBeLessThanOrEqual(LANDS_WITHIN.most);
};

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('what is far from the view waits until the visitor comes near', async ({ page }) => {
      await page.goto('/servizi');
      const before = await renderedSections(page);
      expect(before[0]).toBe(true);
      expect(before.at(-1)).toBe(false);
      await page.locator('.closing-call h2').scrollIntoViewIfNeeded();
      await expect.poll(async () => (await renderedSections(page)).at(-1)).toBe(true);
    });

    for (const [path, id] of FRAGMENTS) {
      test(`a visit to ${path}#${id} lands there`, async ({ page }) => {
        await page.goto(`${path}#${id}`);
        await expectLanded(page, id);
      });

      test(`the smooth way from the top of ${path} to #${id} lands there`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate((fragment) => {
          location.hash = fragment;
        }, id);
        await expectLanded(page, id);
      });
    }
  });
}
