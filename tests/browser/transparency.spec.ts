import { conditionRows } from '../../src/sections/transparency/condition-rows.ts';
import { CONNECTIVITY_ROUTES } from '../site/specified-routes.ts';
import { expectAccessible, expectAccessibleInAllColours, expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { SITE } from './site-words.ts';

const WIDTHS = [320, 768, 1280];
const FIBRE = '/fibra-ottica';

for (const path of CONNECTIVITY_ROUTES) {
  test(`${path}: shows the whole label of its prices at every width`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(path);
    await untilOwnFonts(page);
    const label = page.locator('.plans + .transparency');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      const wide = await label
        .locator('h2, h3, p, dt, dd')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML),
        );
      expect.soft(wide, `at ${width} px`).toEqual([]);
    }
  });
}

test('breaks no accessibility rule in the label, in any colours', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  await page.locator('.transparency').scrollIntoViewIfNeeded();
  await expectAccessibleInAllColours(page);
});

test('says in one line what only the quote settles, and in rows what is known', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  const label = page.locator('.transparency');
  const { known, inQuote } = conditionRows(SITE.planList('fibra-ottica').conditions);
  await expect(label.locator('dt')).toHaveText(known.map((row) => row.label));
  await expect(label.locator('.open')).toHaveText(`Nel preventivo trovi: ${inQuote.join(', ')}.`);
});

test('asks for the highlighted plan', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  const plan = SITE.planList('fibra-ottica').items.find(({ popular }) => popular);
  await page.locator('.transparency .button').click();
  await expect(page.locator(`#scelta-${plan?.id}`)).toContainText(plan?.name ?? '');
  await expect(page.locator(`#scelta-${plan?.id}`)).toBeInViewport();
});

test('puts each name before its value in a label without styles', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
  });
  const rows = page.locator('.transparency dl > div');
  for (const row of await rows.all()) {
    const name = await row.locator('dt').boundingBox();
    const value = await row.locator('dd').boundingBox();
    expect(value?.y).toBeGreaterThan(name?.y ?? Number.POSITIVE_INFINITY);
  }
});

test('links the label to the page that explains its rows', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  const { label } = SITE.planList('fibra-ottica').conditions.measure;
  const names = (await page.locator('.transparency dt').allTextContents()).filter((name) => name !== label);
  await page.locator('.transparency a[href="/trasparenza"]').click();
  await expect(page).toHaveURL(/\/trasparenza$/);
  await expectAccessible(page);
  const text = await page.locator('main h2').allTextContents();
  for (const name of names) expect.soft(text.join('\n').toLowerCase()).toContain(name.toLowerCase());
});
