import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { APPLICATION_FORM, LeadForm, newProspect, QUOTE_FORM } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

for (const place of [QUOTE_FORM, { ...APPLICATION_FORM, id: 'candidatura-subito' }])
  test(`${place.path}: the styles of the section leave the errors of its form alone`, async ({ page }) => {
    const form = new LeadForm(page, place);
    const error = form.form.locator('.error-summary li').first();
    const notice = form.form.locator('.form-notice');
    await haveChosen(page);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await form.open();
    await form.fillLikeAPerson(newProspect());
    await form.field('email').fill('g@');
    await form.submit.click();
    await form.expectToast(TOASTS.invalid);
    await expect(error.getByRole('link')).toBeVisible();
    await expect(error).toHaveCSS('border-top-width', '0px');
    const ink = await notice.evaluate((line) => getComputedStyle(line).color);
    await expect(notice.locator('b')).toHaveCSS('color', ink);
  });
