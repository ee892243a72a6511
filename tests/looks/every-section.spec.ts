import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../browser/fixtures.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';

/**
 * How far below the top of the view a jump ends: below the bar, by the scroll margins of `src/styles` and the
 * sections.
 */
const LANDS_WITHIN = { least: 40, most: 110 };

const FRAGMENTS = [
  ['/', 'consulenza'],
  ['/servizi', 'consulenza'],
  ['/lavora-con-noi', 'candidatura'],
  ['/innovazione-digitale/consulenza', 'consulenza'],
] as const;

const WIDTHS = [360, 1280];

/** Waits until the page has stopped scrolling: smooth scrolling to a fragment takes a while. */
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
    // With motion, because in Chromium only smooth scrolling can miss: scroll anchoring corrects an instant jump.
    test.use({ viewport: { width, height: 740 }, reducedMotion: 'no-preference' });

    for (const [path, id] of FRAGMENTS) {
      test(`lands at #${id} on a visit to ${path}#${id}`, async ({ page }) => {
        await page.goto(`${path}#${id}`);
        await expectLanded(page, id);
      });

      test(`lands at #${id} when it scrolls smoothly from the top of ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate((fragment) => {
          location.hash = fragment;
        }, id);
        await expectLanded(page, id);
      });
    }
  });
}

/** @returns for each section whether a screenshot of the whole page shows more than the section's background */
const drawnSections = async (page: Page): Promise<boolean[]> => {
  const boxes = await page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, height } = section.getBoundingClientRect();
      return { top: Math.round(top + scrollY) + 2, height: Math.round(height) - 4 };
    }),
  );
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const { width } = await picture.metadata();
  return Promise.all(
    boxes.map(async ({ top, height }) => {
      const { channels } = await picture.clone().extract({ left: 0, top, width, height }).stats();
      return channels.some(({ stdev }) => stdev > 1);
    }),
  );
};

const CAPTURED = ['/', '/servizi', '/fibra-ottica', '/innovazione-digitale/digitalizzazione'];

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('shows every section in a screenshot of the whole page right after loading', async ({ page }) => {
      for (const path of CAPTURED) {
        await page.goto(path, { waitUntil: 'load' });
        expect.soft(await drawnSections(page), path).not.toContain(false);
      }
    });

    test('shows every section in a screenshot after a reload half-way down the page', async ({ page }) => {
      await page.goto('/servizi');
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      await page.reload({ waitUntil: 'load' });
      expect(await drawnSections(page)).not.toContain(false);
    });
  });
}

test.describe('a reloaded page', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of ['/', '/servizi', '/innovazione-digitale/digitalizzazione'])
    test(`${path} returns to its place`, async ({ page }) => {
      for (const share of [0.3, 0.5, 0.7]) {
        await page.goto(path);
        await untilOwnFonts(page);
        const left = await page.evaluate((part) => {
          scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' });
          return scrollY;
        }, share);
        await page.reload();
        await untilOwnFonts(page);
        await untilAtRest(page);
        const back = await page.evaluate(() => scrollY);
        expect.soft(Math.abs(back - left), `${path} at ${share}`).toBeLessThanOrEqual(20);
      }
    });
});
