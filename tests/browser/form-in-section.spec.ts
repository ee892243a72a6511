import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { APPLICATION_FORM, openFilledForm, QUOTE_FORM } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { TOASTS } from './toasts.ts';

for (const place of [QUOTE_FORM, { ...APPLICATION_FORM, id: 'candidatura-subito' }])
  test(
    `${place.path}: keeps the section’s styles away from the errors of its form`,
    nightlyIf(place.path !== QUOTE_FORM.path),
    async ({ page }) => {
      await haveChosen(page);
      await page.setViewportSize({ width: 1920, height: 1080 });
      const { form } = await openFilledForm(page, place);
      await form.field('email').fill('g@');
      await form.send(TOASTS.invalid);
      const error = form.form.locator('.error-box li').first();
      const notice = form.form.locator('.error-box');
      await expect(error.getByRole('link')).toBeVisible();
      await expect(error).toHaveCSS('border-top-width', '0px');
      const ink = await notice.evaluate((line) => getComputedStyle(line).color);
      await expect(notice.locator('b')).toHaveCSS('color', ink);
    },
  );
