import { haveChosen } from '../browser/cookie-choice.ts';
import { expect, test } from '../browser/fixtures.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';
import { cutWords, openAtRest } from './words.ts';

test('leaves a low window to the page while the cookie banner asks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await untilOwnFonts(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const covered = await page.evaluate(
    () =>
      ['.bar', '#cookie-banner', '.quick-contacts']
        .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
        .filter((box) => box && box.bottom > 0 && box.top < innerHeight).length,
  );
  expect(covered).toBe(0);
  const { over, asks } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    asks: document.querySelector('#cookie-banner')?.checkVisibility(),
  }));
  expect(over).toBeLessThanOrEqual(0);
  expect(asks).toBe(true);
});

test('shows each word of the name in the bar whole, or leaves it away', async ({ page }) => {
  await haveChosen(page);
  await page.goto('/richiesta-inviata');
  await untilOwnFonts(page);
  for (const width of [320, 349, 350, 359, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await page
      .locator('.bar .logo small')
      .evaluate((word) => word.checkVisibility() && word.scrollWidth > word.clientWidth);
    expect(cut, `cut at ${width} px`).toBe(false);
  }
});

test('keeps the pay of a role on the page and times clear of names with a default size of 24 px', async ({
  page,
  context,
}) => {
  await haveChosen(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await openAtRest(page, '/lavora-con-noi');
    expect.soft(await cutWords(page), `at ${width} px`).toEqual([]);
    await openAtRest(page, '/fibra-ottica');
    const overlaps = await page.locator('.speed-race li').evaluateAll(
      (lanes) =>
        lanes.filter((lane) => {
          const name = document.createRange();
          name.selectNodeContents(lane.querySelector('h3') as Element);
          const words = name.getBoundingClientRect();
          const time = lane.querySelector('.figure')?.getBoundingClientRect();
          return time && time.left < words.right && time.top < words.bottom && time.bottom > words.top;
        }).length,
    );
    expect.soft(overlaps, `at ${width} px`).toBe(0);
  }
});
