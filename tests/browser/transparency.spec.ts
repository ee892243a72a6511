import { isOpen } from '../../src/content-model/schemas/conditions.ts';
import { CONNECTIVITY_ROUTES } from '../site/specified-routes.ts';
import { expectAccessible, expectAccessibleInAllColours, expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { SITE } from './site-words.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];
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

test('marks open conditions with words and a box, and known ones with words only', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  const rows = await page.locator('.transparency dl > div').evaluateAll((all) =>
    all.map((row) => {
      const value = row.querySelector('dd');
      return {
        isOpen: /^da confermare nel preventivo/i.test(value?.textContent ?? ''),
        isBoxed: value !== null && getComputedStyle(value, '::before').content !== 'none',
      };
    }),
  );
  const { conditions } = SITE.planList('fibra-ottica');
  const isAnyOpen = Object.values(conditions).some((value) => typeof value === 'string' && isOpen(value));
  expect(rows.some((row) => row.isOpen)).toBe(isAnyOpen);
  expect(rows.filter((row) => row.isOpen !== row.isBoxed)).toEqual([]);
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
