import { CookieBanner } from './cookie-banner.ts';
import { expect, test } from './fixtures.ts';
import { HERO_FORM, LeadForm, openFilledForm } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { tabTo } from './reachable-by-tab.ts';
import { WORDS } from './site-words.ts';
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

    test(
      'covers neither the cookie banner nor the focused element with a toast',
      nightlyIf(width !== 320 && width !== 1280),
      async ({ page }) => {
        const { form } = await openFilledForm(page, HERO_FORM, { email: 'g@' });
        await form.submit.press('Enter');
        await form.expectToast(TOASTS.invalid);
        const banner = new CookieBanner(page).region;
        const isOnTop = (element: Element) =>
          element.contains(
            document.elementFromPoint(innerWidth / 2, element.getBoundingClientRect().top + 8),
          );
        expect(await banner.evaluate(isOnTop)).toBe(true);
        await tabTo(page, form.submit);
        await tabTo(page, form.field('name'), 'Shift+Tab');
      },
    );
  });
}

test.describe('640 × 180 px: a phone in landscape with its keyboard open', () => {
  test.use({ viewport: { width: 640, height: 180 } });

  test('covers no focused field with the cookie banner', async ({ page }) => {
    const form = new LeadForm(page);
    await form.open();
    for (const name of ['name', 'email', 'phone'] as const) {
      await form.field(name).focus();
      await expect(form.field(name)).toBeInViewport();
      const isOnTop = () =>
        form.field(name).evaluate((field) => {
          const { left, top, width, height } = field.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === field;
        });
      await expect.poll(isOnTop).toBe(true);
    }
  });
});

test.describe('412 × 823 px', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('shows the contact bar when a content blocker hides the cookie banner', async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#cookie-banner { display: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goto('/fibra-ottica');
    const call = page.locator('.quick-contacts').getByRole('link', { name: WORDS.bar.call });
    await expect(call).toBeInViewport({ ratio: 1 });
    const box = await call.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
  });
});
