import { EVERY_PATH } from '../browser/every-path.ts';
import { faultsOfFigures } from '../browser/figures-in-page.ts';
import { expect, test } from '../browser/fixtures.ts';
import { visitAll } from './visit-all.ts';
import { openAtRest } from './words.ts';

test.use({ expectedErrors: /404/ });

const WIDTHS = Array.from({ length: 29 }, (_, step) => 320 + step * 40);

test('keeps every price and figure on one line at every width', async ({ context }) => {
  await visitAll(context, EVERY_PATH, async (page, path) => {
    await openAtRest(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(faultsOfFigures), `${path} at ${width} px`).toEqual([]);
    }
  });
});
