import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';
import { faultsOfPrices, PRICE_REACH_PX } from './prices-in-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('finds a price whose tax or unit is a screen away', async ({ page }) => {
  await page.setContent('<p>Da €6,00</p><p style="margin-top: 700px">al mese, IVA esclusa</p>');
  expect(await page.evaluate(faultsOfPrices, PRICE_REACH_PX)).toEqual([
    expect.stringMatching(/^vat 7\d\d px from "Da €6,00"/),
    expect.stringMatching(/^unit 7\d\d px from "Da €6,00"/),
  ]);
});

for (const width of [390, 1280]) {
  test(
    `says what a "from" price buys in the menu at ${width} px`,
    nightlyIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await haveChosen(page);
      await page.goto('/');
      const items = await page.locator('.menu-items a').allTextContents();
      const priced = items
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => text.includes('€'));
      expect(priced.length).toBeGreaterThan(0);
      for (const text of priced) expect(text).toMatch(/Da €[\d.,]+ (?:per SIM )?al mese, \S.{3,}/);
    },
  );
}
