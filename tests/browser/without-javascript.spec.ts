import { expectOneLead, expectOneMail, expectSent } from './expect-lead.ts';
import { expect, test } from './fixtures.ts';
import { LEAD_ENDPOINT, LeadForm, newProspect, SUBMIT_LABEL, WRONG_EMAIL } from './lead-form.ts';

test.use({ javaScriptEnabled: false });

test('the form posts, thanks, and leaves the same row and the same mail', async ({ page, services }) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  await page.goto('/fibra-ottica');
  await form.fill(prospect);
  const answer = page.waitForResponse((response) => response.url().endsWith(LEAD_ENDPOINT));
  await form.submit.click();
  expect((await answer).status()).toBe(303);
  await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectOneLead(services, prospect);
  await expectOneMail(services, prospect);
  await expectSent(services, prospect);
});

test('the browser itself refuses a wrong email', async ({ page }) => {
  const form = new LeadForm(page);
  await page.goto('/fibra-ottica');
  await form.fill({ ...newProspect(), email: 'nicolo@officine' });
  await form.submit.click();
  await expect(form.form.locator('[name="email"]:invalid')).toBeFocused();
  await expect(page).toHaveURL(/\/fibra-ottica\/?$/);
});

test.describe('a browser that checks nothing', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('gets the form back in Italian with what was typed, and can mend it there', async ({
    page,
    services,
  }) => {
    const form = new LeadForm(page);
    const prospect = newProspect();
    await page.goto('/fibra-ottica');
    await form.fill({ ...prospect, email: 'nicolo@officine' });
    await form.form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    const answer = page.waitForResponse((response) => response.url().endsWith(LEAD_ENDPOINT));
    await form.submit.click();
    expect((await answer).status()).toBe(422);

    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    const again = page.locator(`form[action="${LEAD_ENDPOINT}"]`);
    const email = again.locator('[name="email"]');
    await expect(email).toHaveValue('nicolo@officine');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(WRONG_EMAIL);
    for (const name of ['name', 'phone', 'message'] as const) {
      await expect(again.locator(`[name="${name}"]`)).toHaveValue(prospect[name]);
    }
    await expect(again.locator('[name="privacyConsent"]')).toBeChecked();
    await expect(again.locator('[name="contactConsent"]')).toBeChecked();

    await email.fill(prospect.email);
    await again.getByRole('button', { name: SUBMIT_LABEL }).click();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });
});
