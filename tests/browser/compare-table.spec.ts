import type { Locator, Page } from 'playwright/test';
import { isKind } from '../../src/content-model/section.ts';
import { section as compareTable } from '../../src/sections/compare-table/compare-table.schema.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';
import { SITE, WORDS } from './site-words.ts';

const { service, price, ready } = WORDS.compare;
const ORDERS = [service, price, ready];
/** How many services the table compares, from the content. */
const COMPARED = SITE.pages
  .flatMap(({ sections }) => sections)
  .filter(isKind(compareTable))
  .reduce((_, { rows }) => rows.length, 0);

const comparisonOn = async (page: Page): Promise<Locator> => {
  await haveChosen(page);
  await page.goto('/servizi');
  return page.locator('main > .compare');
};

const rowsOf = (section: Locator): Locator => section.locator('tbody tr:visible');

/** The names of the rows from top to bottom: without scripts, styles order them. */
const namesOf = (section: Locator): Promise<string[]> =>
  rowsOf(section).evaluateAll((rows) => {
    const topOf = (row: Element): number => row.getBoundingClientRect().top;
    return rows
      .toSorted((one, other) => topOf(one) - topOf(other))
      .map((row) => row.querySelector('th a')?.textContent?.trim() ?? '');
  });

/** The text of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 1280])
      test(
        `${width} px: follows the visible order with the keyboard, in each sort order`,
        nightlyIf(javaScriptEnabled === (width === 360)),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          const section = await comparisonOn(page);
          const first = await namesOf(section);
          const seen: string[] = [];
          await section.getByRole('radio').first().focus();
          for (const order of ORDERS) {
            await expect(section.getByRole('radio', { name: order })).toBeChecked();
            const names = await namesOf(section);
            expect(names.toSorted()).toEqual(first.toSorted());
            seen.push(names.join());
            for (const name of names) {
              await page.keyboard.press('Tab');
              expect(await focused(page)).toBe(name);
              await page.keyboard.press('Tab');
              expect(await focused(page)).toContain(`Dettagli: ${name}`);
            }
            await section.getByRole('radio', { name: order }).focus();
            await page.keyboard.press('ArrowRight');
          }
          expect(new Set(seen).size).toBe(ORDERS.length);
        },
      );

    test('opens the details in place', nightlyIf(!javaScriptEnabled), async ({ page }) => {
      const section = await comparisonOn(page);
      const row = rowsOf(section).nth(1);
      const before = await row.boundingBox();
      await row.locator('summary').click();
      await expect(row.locator('li')).toHaveCount(5);
      for (const feature of await row.locator('li').all()) await expect(feature).toBeVisible();
      const after = await row.boundingBox();
      expect(after?.height).toBeGreaterThan((before?.height ?? 0) + 80);
      await expect(page).toHaveURL(/\/servizi$/);
    });
  });

test('opens a service on a click anywhere in its row', async ({ page }) => {
  const section = await comparisonOn(page);
  await section.locator('label', { hasText: ready }).click();
  const href = await rowsOf(section).first().locator('th a').getAttribute('href');
  await rowsOf(section).first().locator('td').nth(2).click({ force: true });
  await page.waitForURL(`**${href}`);
});

test('is a table for screen readers, on phones too', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const section = await comparisonOn(page);
    await expect(section.getByRole('table', { name: WORDS.compare.caption })).toBeAttached();
    await expect(section.getByRole('columnheader')).toHaveCount(6);
    await expect(section.getByRole('row')).toHaveCount(COMPARED + 1);
    await expect(section.getByRole('rowheader')).toHaveCount(COMPARED);
    await expect(section.getByRole('cell')).toHaveCount(COMPARED * 5);
  }
});

test('breaks no word at any width, with the details open', { tag: '@nightly' }, async ({ page }) => {
  const section = await comparisonOn(page);
  for (const details of await rowsOf(section).locator('summary').all()) await details.click();
  for (const width of [320, 360, 640, 768, 1024, 1240, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await section.evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('tbody :is(th, td:not(:last-child), p, li), label')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const { right } = words.getBoundingClientRect();
          return right > innerWidth || right > element.getBoundingClientRect().right + 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect.soft(cut, `at ${width} px`).toEqual([]);
  }
});

test('prints the chosen order with every detail and without the choice', async ({ page }) => {
  const section = await comparisonOn(page);
  await section.locator('label', { hasText: price }).click();
  const names = await namesOf(section);
  await page.emulateMedia({ media: 'print' });
  expect(await namesOf(section)).toEqual(names);
  await expect(section.locator('fieldset')).toBeHidden();
  await expect(rowsOf(section).first().locator('li').first()).toBeVisible();
});

test('marks the chosen order in forced colours', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const section = await comparisonOn(page);
  const grounds = await section
    .locator('label span')
    .evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor));
  expect(grounds[0]).not.toBe(grounds[1]);
  expect(grounds[1]).toBe(grounds[2]);
});
