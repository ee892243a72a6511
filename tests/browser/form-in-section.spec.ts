import AxeBuilder from '@axe-core/playwright';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { APPLICATION_FORM, LeadForm, newProspect, QUOTE_FORM } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

for (const place of [QUOTE_FORM, APPLICATION_FORM])
  test(`${place.path}: the styles of the section leave the form's own lists alone`, async ({ page }) => {
    const form = new LeadForm(page, place);
    const contrast = async () => {
      const axe = new AxeBuilder({ page }).include(`#${place.id}-form`).withRules('color-contrast');
      return (await axe.setLegacyMode().analyze()).violations.flatMap(({ nodes }) =>
        nodes.map(({ html }) => html),
      );
    };
    const error = form.form.locator('.error-summary li').first();
    await haveChosen(page);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await form.open();
    await form.fillLikeAPerson(newProspect());
    await form.field('email').fill('g@');
    await form.submit.click();
    await form.expectToast(TOASTS.invalid);
    await expect(error.getByRole('link')).toBeVisible();
    await expect(error).toHaveCSS('border-top-width', '0px');
    expect(await contrast()).toEqual([]);

    await form.field('email').fill(newProspect().email);
    await form.submit.click();
    await expect(form.receipt).toBeVisible();
    expect(await contrast()).toEqual([]);
  });
