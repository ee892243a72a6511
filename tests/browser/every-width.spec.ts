import { SPECIFIED_PAGES } from '../site/specified-routes.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { LEAD_ENDPOINT } from './lead-form.ts';

test.describe('pages', () => {
  // The missing page answers 404, and logs the path that was asked for (Specification §2).
  test.use({ expectedErrors: /\/404-nope/ });

  for (const path of [...SPECIFIED_PAGES, '/404-nope', '/richiesta-inviata', '/candidatura-inviata']) {
    test(`${path} keeps WCAG 2.2 AA and never scrolls sideways`, async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      // Forced colours are the system's: axe would judge those of the page.
      await expectAccessible(page, ['color-contrast']);
      await page.emulateMedia({ forcedColors: 'none' });
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('the page that sends a form back', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('keeps WCAG 2.2 AA and never scrolls sideways', async ({ page }) => {
    await page.goto('/richiesta-inviata');
    await page.evaluate((action) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = action;
      document.body.append(form);
      form.submit();
    }, LEAD_ENDPOINT);
    await expect(page.locator(`form[action="${LEAD_ENDPOINT}"] [name="email"]`)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
