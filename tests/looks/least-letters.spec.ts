import { haveChosen } from '../browser/cookie-choice.ts';
import { expect, offlineBrowser, test } from '../browser/fixtures.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';
import { brokenWords, CONTACTS, openAtRest } from './words.ts';

// A setting of the browser, which no protocol changes.
test.use({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const options = await offlineBrowser();
      await use({ ...options, args: [...(options.args ?? []), '--blink-settings=minimumFontSize=24'] });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('keeps every control of the bar on the screen when no letter is smaller than 24 px', async ({
  page,
}) => {
  await haveChosen(page);
  for (const width of [320, 360, 412, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await untilOwnFonts(page);
    for (const control of await page.locator('.bar > :is(a, button)').all()) {
      if (!(await control.isVisible())) continue;
      const { x = 0, width: wide = 0 } = (await control.boundingBox()) ?? {};
      expect.soft(x + wide, `${await control.innerText()} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('keeps the numbers and addresses of footer and receipt whole when no letter is smaller than 24 px', async ({
  page,
}) => {
  await haveChosen(page);
  await openAtRest(page, '/richiesta-inviata');
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await brokenWords(page, CONTACTS), `at ${width} px`).toEqual([]);
  }
});
