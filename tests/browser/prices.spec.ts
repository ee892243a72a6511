import { haveChosen } from './cookie-choice.ts';
import { EVERY_PATH } from './every-path.ts';
import { expect, test } from './fixtures.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { faultsOfPrices } from './prices-in-page.ts';

/** Less than a phone's view below its bars: whoever reads a price has its unit and its tax in sight. */
const REACH = 600;

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /404/ });

for (const path of EVERY_PATH) {
  test(`${path}: has unit and tax near every price on a phone`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(path);
    await untilOwnFonts(page);
    expect(await page.evaluate(faultsOfPrices, REACH)).toEqual([]);
  });
}

test('finds a price whose tax or unit is a screen away', async ({ page }) => {
  await page.setContent('<p>Da €6,00</p><p style="margin-top: 700px">al mese, IVA esclusa</p>');
  expect(await page.evaluate(faultsOfPrices, REACH)).toEqual([
    expect.stringMatching(/^vat 7\d\d px from "Da €6,00"/),
    expect.stringMatching(/^unit 7\d\d px from "Da €6,00"/),
  ]);
});

for (const width of [390, 1280]) {
  test(`says what a "from" price buys in the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await haveChosen(page);
    await page.goto('/');
    const items = await page.locator('.menu-items a').allTextContents();
    const priced = items.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.includes('€'));
    expect(priced.length).toBeGreaterThan(0);
    for (const text of priced) expect(text).toMatch(/Da €[\d.,]+ (?:per SIM )?al mese, \S.{3,}/);
  });
}
