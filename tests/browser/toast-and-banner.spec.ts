import { CookieBanner } from './cookie-banner.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm, newProspect } from './lead-form.ts';
import { tabTo } from './reachable-by-tab.ts';
import { TOASTS } from './toasts.ts';

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1023, 768],
  [1280, 800],
] as const) {
  test.describe(`${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('while the cookie banner asks, a toast covers neither that nor what has the focus', async ({
      page,
    }) => {
      const form = new LeadForm(page);
      await form.open();
      await form.fillLikeAPerson({ ...newProspect(), email: 'g@' });
      await form.submit.press('Enter');
      await form.expectToast(TOASTS.invalid);
      const toast = await page.locator('.toast').boundingBox();
      const banner = await new CookieBanner(page).region.boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
      await tabTo(page, form.submit);
      await tabTo(page, form.field('name'), 'Shift+Tab');
    });
  });
}
