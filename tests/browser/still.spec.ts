import { readSite } from '../site/built-site.ts';
import { expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

/** Filled in by the function. */
const TEMPLATE = '/richiesta-da-correggere';

const PATHS = readSite()
  .pages.map(({ path }) => path)
  .filter((path) => path !== TEMPLATE);

test.use({ viewport: { width: 360, height: 800 }, expectedErrors: /404/ });

test('nothing moves by itself on any page, down to its end', async ({ page }) => {
  test.setTimeout(180_000);
  await watchShifts(page);
  for (const path of PATHS) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
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
