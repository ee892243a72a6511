import { CONNECTIVITY_ROUTES, INNOVATION_ROUTES } from '../site/specified-routes.ts';
import { expect, test } from './fixtures.ts';
import { MENUS, WORDS } from './site-words.ts';

test.use({ javaScriptEnabled: false });

const visibleLink = (href: string) => `a[href="${href}"]:visible:not(:is(main, footer) a)`;

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [name, hrefs] of [
    [MENUS.areas.connettivita.title, CONNECTIVITY_ROUTES],
    [MENUS.areas.innovazione.title, INNOVATION_ROUTES],
  ] as const) {
    test(`opens and closes “${name}” without JavaScript`, async ({ page }) => {
      await page.goto('/fibra-ottica');
      const button = page.getByRole('navigation').getByRole('button', { name });
      const last = page.locator(visibleLink(hrefs.at(-1) ?? ''));
      await expect(last).toHaveCount(0);
      await button.click();
      for (const href of hrefs) await expect(page.locator(visibleLink(href))).toHaveCount(1);
      await page.mouse.move(0, 700);
      await page.keyboard.press('Escape');
      await expect(last).toHaveCount(0);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('opens the menu, unfolds both areas and closes it without JavaScript', async ({ page }) => {
    await page.goto('/');
    const fibre = page.locator(visibleLink('/fibra-ottica'));
    const about = page.locator(visibleLink('/chi-siamo'));
    await expect(about).toHaveCount(0);
    await page.getByRole('button', { name: WORDS.bar.menu }).tap();
    await expect(about).toHaveCount(1);
    await page.locator('summary:visible', { hasText: MENUS.areas.connettivita.title }).tap();
    await expect(fibre).toHaveCount(1);
    await page.locator('summary:visible', { hasText: MENUS.areas.innovazione.title }).tap();
    await expect(fibre).toHaveCount(1);
    await expect(page.locator(visibleLink('/innovazione-digitale/cybersecurity'))).toHaveCount(1);
    await page.getByRole('button', { name: WORDS.bar.closeMenu }).tap();
    await expect(about).toHaveCount(0);
  });
});
