import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { MENUS, WORDS } from './site-words.ts';

/** Serves every page as a browser without popovers reads it. */
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await haveChosen(page);
  await page.route(/^[^?#]*\/[^./]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(' popover>', '>')
      .replaceAll(' popovertarget=', ' data-target=')
      .replaceAll(':popover-open', ':-unknown-open');
    return route.fulfill({ response, body });
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`without popovers, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('leads to both overviews from the bar', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/fibra-ottica');
      const bar = page.getByRole('navigation', { name: 'Principale' });
      await expect(bar.getByRole('button')).toHaveCount(0);
      await expect(page.locator('.mega-menu:visible')).toHaveCount(0);
      for (const { title, all } of [MENUS.areas.connettivita, MENUS.areas.innovazione]) {
        const link = bar.getByRole('link', { name: title, exact: true });
        await expect(link).toHaveAttribute('href', all.href);
      }
      await bar.getByRole('link', { name: MENUS.areas.innovazione.title, exact: true }).click();
      await expect(page).toHaveURL(/\/innovazione-digitale$/);
    });

    test('has the menu of a phone as a list that a link of the bar leads to', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/fibra-ottica');
      await expect(page.getByRole('button', { name: WORDS.bar.menu })).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: WORDS.bar.menu, exact: true }).click();
      const list = page.locator('#menu');
      const area = list.locator('summary', { hasText: MENUS.areas.innovazione.title });
      await expect(area).toBeInViewport();
      await area.click();
      await list.locator('a[href="/innovazione-digitale/cybersecurity"]').click();
      await expect(page).toHaveURL(/\/cybersecurity$/);
    });
  });
