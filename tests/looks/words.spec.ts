import { expectNoSidewaysScroll } from '../browser/accessible.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { EVERY_PATH } from '../browser/every-path.ts';
import { expect, test } from '../browser/fixtures.ts';
import { visitAll } from './visit-all.ts';
import { brokenWords, CONTACTS, cutWords, openAtRest, SPACED } from './words.ts';

test.use({ expectedErrors: /404/ });

/** Twice the browser's default font size, which a visitor can set. */
const LARGE_LETTERS_PX = 32;

test('breaks no word at any width', async ({ context }) => {
  await visitAll(context, EVERY_PATH, async (page, path) => {
    await openAtRest(page, path);
    for (const width of [360, 480, 768, 900, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  });
});

test('cuts no word, and breaks no contact, with the spacing that WCAG 1.4.12 asks for', async ({
  context,
}) => {
  await visitAll(context, EVERY_PATH, async (page, path) => {
    await openAtRest(page, path, SPACED);
    for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutWords(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page, CONTACTS), `${path} at ${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('breaks no word of the home page’s headline or a contact bar with letters twice as large', async ({
  context,
}) => {
  await visitAll(context, EVERY_PATH, async (page, path) => {
    // The cookie banner hides the contact bar.
    await haveChosen(page);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: LARGE_LETTERS_PX } });
    await openAtRest(page, path);
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 800 });
      // Some headlines of other pages do break.
      const looked = path === '/' ? 'h1, .quick-contacts' : '.quick-contacts';
      expect(await brokenWords(page, looked), `${path} at ${width} px`).toEqual([]);
    }
  });
});

test('cuts no word with letters twice as large', async ({ context }) => {
  await visitAll(context, EVERY_PATH, async (page, path) => {
    const protocol = await context.newCDPSession(page);
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: LARGE_LETTERS_PX } });
    await openAtRest(page, path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutWords(page), `${path} at ${width} px`).toEqual([]);
    }
  });
});
