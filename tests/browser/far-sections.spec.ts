import type { Page } from '@playwright/test';
import { fewFrames } from './few-frames.ts';
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

/** On these the sections before the questions are as high as their style sheets say, but for some lines of text. */
const PHONES = [360, 390, 412];
/** One for each kind of section that questions follow. */
const WITH_QUESTIONS = [
  '/',
  '/innovazione-digitale/cloud-data-center',
  '/innovazione-digitale/cybersecurity',
  '/innovazione-digitale/digitalizzazione',
  '/innovazione-digitale/ict-managed-services',
];

/** In pixels. A finger on its way finds a question that moves by half of its 76; the rest is for a text that changes. */
const STAYS_WITHIN = 100;

/** Whether each section of the page is rendered; `content-visibility` leaves out what is far. */
const renderedSections = (page: Page): Promise<boolean[]> =>
  page
    .locator('main > section > :first-child')
    .evaluateAll((all) => all.map((element) => element.checkVisibility({ contentVisibilityAuto: true })));

/** The smooth way to a fragment takes its time. */
const untilAtRest = async (page: Page): Promise<void> => {
  let last = Number.NaN;
  let rests = 0;
  while (rests < 5) {
    const now = await page.evaluate(() => scrollY);
    rests = now === last ? rests + 1 : 0;
    last = now;
    await page.waitForTimeout(100);
  }
};

const expectLanded = async (page: Page, id: string): Promise<void> => {
  await untilAtRest(page);
  const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(LANDS_WITHIN.least);
  expect(top).toBeLessThanOrEqual(LANDS_WITHIN.most);
};

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    // Only the smooth way goes wrong in Chromium: an instant one keeps its place by scroll anchoring.
    test.use({ viewport: { width, height: 740 }, reducedMotion: 'no-preference' });

    test('what is far from the view waits until the visitor comes near', async ({ page }) => {
      await page.goto('/servizi');
      const before = await renderedSections(page);
      expect(before[0]).toBe(true);
      expect(before.at(-1)).toBe(false);
      await page.locator('main > section:last-of-type h2').scrollIntoViewIfNeeded();
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

for (const width of PHONES) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 820 }, hasTouch: true, isMobile: true });

    // Focus, the browser's search in the page and scripts jump like this: no fragment says where to.
    test('a question that the view jumps to stays where it is', async ({ page }) => {
      for (const path of WITH_QUESTIONS) {
        await page.goto(path);
        await fewFrames(page);
        // As autofill looks at fields, and tools at links. What has once been laid out holds the page in its place.
        await page
          .locator('a, input')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
        const question = page.locator('.faq summary').first();
        const jumped = await question.evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          return element.getBoundingClientRect().top;
        });
        const before = page.locator('section:has(~ .faq) > :first-child').last();
        await expect
          .poll(() => before.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
          .toBe(true);
        await fewFrames(page);
        const top = await question.evaluate((element) => element.getBoundingClientRect().top);
        expect
          .soft(
            Math.abs(top - jumped),
            `${path}: the contain-intrinsic-size of what stands before the questions`,
          )
          .toBeLessThan(STAYS_WITHIN);
      }
    });
  });
}
