import { conditionRows, enumerated, whatPlansHave } from '../../src/sections/plans/condition-rows.ts';
import { CONNECTIVITY_ROUTES } from '../site/specified-routes.ts';
import { expectAccessible, expectAccessibleInAllColours, expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { SITE } from './site-words.ts';

const WIDTHS = [320, 768, 1280];
const FIBRE = '/fibra-ottica';

for (const path of CONNECTIVITY_ROUTES) {
  test(
    `${path}: shows the whole label of its prices at every width`,
    nightlyIf(path !== FIBRE),
    async ({ page }) => {
      await haveChosen(page);
      await page.goto(path);
      await untilOwnFonts(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        const isWide = await page
          .locator('.plans .conditions')
          .evaluate((label) => label.scrollWidth > label.clientWidth);
        expect.soft(isWide, `at ${width} px`).toBe(false);
      }
    },
  );
}

test('breaks no accessibility rule in the label, in any colours', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  await page.locator('.plans .conditions').scrollIntoViewIfNeeded();
  await expectAccessibleInAllColours(page);
});

test('says what the highlighted plan has and what only the quote settles', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  const label = page.locator('.plans .conditions');
  const { conditions, items } = SITE.planList('fibra-ottica');
  const rows = conditionRows(conditions);
  const plan = items.find(({ popular }) => popular);
  // Invisible joiners keep a figure together.
  const said = (await label.textContent())?.replaceAll('\u2060', '');
  const has = whatPlansHave(plan?.name, rows).join(' ').replaceAll('\u2060', '');
  expect(said).toContain(`${has} Nel preventivo trovi ${enumerated(rows.inQuote)}.`);
});

test('links the label to the page that explains it', async ({ page }) => {
  await haveChosen(page);
  await page.goto(FIBRE);
  const { inQuote } = conditionRows(SITE.planList('fibra-ottica').conditions);
  await page.locator('.plans .conditions a').click();
  await expect(page).toHaveURL(/\/trasparenza$/);
  await expectAccessible(page);
  const text = (await page.locator('main').textContent())?.toLowerCase();
  for (const name of inQuote) expect.soft(text).toContain(name);
});
