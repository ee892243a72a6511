import { isExpanded } from './accessibility-tree.ts';
import { expectAccessible } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';
import { MENUS, WORDS } from './site-words.ts';

const STOPS_OF_THE_MENU = 16;

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) => haveChosen(page));

test('names its button after what it does, and returns the focus there on Escape', async ({ page }) => {
  await page.goto('/fibra-ottica');
  await page.getByRole('button', { name: WORDS.bar.menu }).click();
  await expect(page.getByRole('button', { name: WORDS.bar.closeMenu })).toBeVisible();
  expect(await isExpanded(page, WORDS.bar.closeMenu)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu summary').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('button', { name: WORDS.bar.menu })).toBeFocused();
  expect(await isExpanded(page, WORDS.bar.menu)).toBe(false);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'keeps the page behind from scrolling and from getting the focus',
      nightlyIf(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/fibra-ottica');
        await page.getByRole('button', { name: WORDS.bar.menu }).click();
        for (let stop = 0; stop < STOPS_OF_THE_MENU; stop += 1) {
          await page.keyboard.press('Tab');
          await expect(page.locator(':is(main, footer, aside) :focus')).toHaveCount(0);
        }
        const before = await page.locator('main').boundingBox();
        await page.mouse.move(180, 700);
        await page.mouse.wheel(0, 600);
        expect(await page.locator('main').boundingBox()).toEqual(before);
      },
    );

    test(
      'closes when the device is turned and its button disappears',
      nightlyIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/fibra-ottica');
        await page.getByRole('button', { name: WORDS.bar.menu }).click();
        await expect(page.locator('#menu')).toBeVisible();
        await page.setViewportSize({ width: 1366, height: 1024 });
        await expect(page.locator('#menu')).toBeHidden();
        await expect(page.locator('main')).toBeVisible();
        const before = await page.locator('main').boundingBox();
        await page.mouse.move(600, 700);
        await page.mouse.wheel(0, 600);
        await expect.poll(() => page.locator('main').boundingBox()).not.toEqual(before);
      },
    );
  });
}

test('opens both areas, and keeps each heading where the finger is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: WORDS.bar.menu }).click();
  const areas = page.locator('#menu details');
  await expectAccessible(page);
  for (const number of [0, 1]) {
    const heading = areas.nth(number).locator('summary');
    await heading.scrollIntoViewIfNeeded();
    const before = await heading.boundingBox();
    await heading.click();
    await expect(areas.nth(number)).toHaveAttribute('open');
    expect(await heading.boundingBox()).toEqual(before);
    await expect(heading).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.locator('#menu details[open]')).toHaveCount(2);
  await expectAccessible(page);
  await areas.nth(0).locator('summary').click();
  await expect(page.locator('#menu details[open]')).toHaveCount(1);
  await expect(areas.nth(0).locator('summary')).toBeInViewport({ ratio: 0.9 });
});

test('is closed when the visitor comes back to the page', async ({ page }) => {
  await page.goto('/fibra-ottica');
  await page.getByRole('button', { name: WORDS.bar.menu }).click();
  await page.locator('#menu').locator('a[href="/chi-siamo"]').click();
  await expect(page).toHaveURL(/\/chi-siamo$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/fibra-ottica$/);
  await expect(page.locator('#menu')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('closes and leads to the page’s form on a click on the consultation link', async ({ page }) => {
    await page.goto('/fibra-ottica');
    await page.getByRole('button', { name: WORDS.bar.menu }).click();
    await page.locator('#menu').getByRole('link', { name: MENUS.consultation.label }).click();
    await expect(page).toHaveURL(/#contatto-hero$/);
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('#contatto-hero')).toBeInViewport();
  });
});
