import { expect, test } from '../browser/fixtures.ts';
import { shiftsOf, watchShifts } from '../browser/layout-shifts.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';
import { readSite } from '../site/built-site.ts';

/** A function fills this page in before anybody sees it. */
const TEMPLATE = '/richiesta-da-correggere';

const PATHS = readSite()
  .pages.map(({ path }) => path)
  .filter((path) => path !== TEMPLATE);

test.use({ viewport: { width: 360, height: 800 }, expectedErrors: /404/ });

test('moves nothing by itself on any page, down to its end', async ({ page }) => {
  await watchShifts(page);
  for (const path of PATHS) {
    await page.goto(path);
    await untilOwnFonts(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    const shifts = await shiftsOf(page);
    expect.soft(shifts, path).toEqual([]);
  }
});

test.describe('without a preference for reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('disables the button of a painted page without a fade', async ({ page }) => {
    await page.goto('/fibra-ottica');
    const submit = page.locator('main form button').last();
    await expect(submit).toBeDisabled();
    const animations = await submit.evaluate(async (button: HTMLButtonElement) => {
      button.disabled = false;
      await Promise.all(button.getAnimations().map(({ finished }) => finished));
      button.disabled = true;
      return button.getAnimations().length;
    });
    expect(animations).toBe(0);
  });
});
