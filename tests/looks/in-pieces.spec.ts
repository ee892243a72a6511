import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { expectNoShift, watchShifts } from '../browser/layout-shifts.ts';
import { visitAll } from '../browser/visit-all.ts';
import { readSite } from '../site/built-site.ts';
import { everySigns, everyTag, serveInPieces } from './in-pieces.ts';

const PATHS = readSite().pages.map(({ path }) => path);

/** One with each hero. */
const HEROES = [
  '/',
  '/fibra-ottica',
  '/servizi',
  '/innovazione-digitale/data-analytics',
  '/chi-siamo',
  '/lavora-con-noi',
  '/privacy-policy',
];
/** As far as the first view reaches. */
const FIRST_TAGS = 120;

// The slow server is another host, and serves neither fonts nor icons.
test.use({ expectedErrors: /another host: http:\/\/127\.0\.0\.1:|404/ });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, paths, cut] of [
      ['the rest of its page', PATHS, everySigns(1000)],
      ['a hero, tag by tag,', HEROES, everyTag(FIRST_TAGS)],
    ] as const)
      test(`nothing that is painted moves while ${name} comes`, async ({ context, product }) => {
        const server = await serveInPieces(product.siteUrl, cut);
        const visit = async (page: Page, path: string): Promise<void> => {
          await watchShifts(page);
          await page.goto(`${server.url}${path}`);
          await expectNoShift(page, path);
        };
        await visitAll(context, paths, visit).finally(server.stop);
      });
  });
}

test.describe('words that stand on the foot of a hero', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('are not seen before they are whole', async ({ page, product }) => {
    // Shorter than the words: a piece ends within them.
    const server = await serveInPieces(product.siteUrl, everySigns(100));
    await watchShifts(page);
    await page.goto(`${server.url}/chi-siamo`);
    await expectNoShift(page, '/chi-siamo').finally(server.stop);
  });
});

// Below it is a square without words.
test.describe('at 1536 px', () => {
  test.use({ viewport: { width: 1536, height: 800 } });

  test('the chat button is as wide before its words have come', async ({ page }) => {
    await page.goto('/');
    const button = page.locator('.chat-button');
    const whole = await button.boundingBox();
    await button.locator('span').evaluate((words) => words.remove());
    expect(await button.boundingBox()).toEqual(whole);
  });
});
