import type { Page } from 'playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { expectNoShift, watchShifts } from '../browser/layout-shifts.ts';
import { readSite } from '../site/built-site.ts';
import { everyCharacters, everyTag, serveInPieces } from './in-pieces.ts';
import { visitAll } from './visit-all.ts';

const PATHS = readSite().pages.map(({ path }) => path);

/** One page for each kind of hero. */
const HEROES = [
  '/',
  '/fibra-ottica',
  '/servizi',
  '/innovazione-digitale/data-analytics',
  '/chi-siamo',
  '/lavora-con-noi',
  '/privacy-policy',
];
/** How many tags of `<main>` the first view contains. */
const FIRST_TAGS = 120;

// The fixture takes the slow server, which serves neither fonts nor icons, for another host.
test.use({ expectedErrors: /another host: http:\/\/127\.0\.0\.1:|404/ });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, paths, cut] of [
      ['the rest of its page', PATHS, everyCharacters(1000)],
      ['a hero, tag by tag,', HEROES, everyTag(FIRST_TAGS)],
    ] as const)
      test(`moves nothing that is painted while ${name} arrives`, async ({ context, product }) => {
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

test.describe('words at the bottom of a hero', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('stay hidden until they are complete', async ({ page, product }) => {
    // Pieces shorter than the words, so that one ends within them.
    const server = await serveInPieces(product.siteUrl, everyCharacters(100));
    await watchShifts(page);
    await page.goto(`${server.url}/chi-siamo`);
    await expectNoShift(page, '/chi-siamo').finally(server.stop);
  });
});

// At narrower widths the button is a square without words.
test.describe('at 1536 px', () => {
  test.use({ viewport: { width: 1536, height: 800 } });

  test('keeps the chat button’s width without its words', async ({ page }) => {
    await page.goto('/');
    const button = page.locator('.chat-button');
    const whole = await button.boundingBox();
    await button.locator('span').evaluate((words) => words.remove());
    expect(await button.boundingBox()).toEqual(whole);
  });
});
