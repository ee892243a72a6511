import { onlyMailOf } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm, openFilledForm, QUOTE_FORM } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

const TYPED = 'IT 123 4567 8903';
const KEPT = '12345678903';
const WRONG_CHECK_DIGIT = '12345678904';
const MESSAGE = 'Partita IVA non valida (controlla le 11 cifre)';

test('shows a wrong check digit under the field, and stores the corrected number without spaces and country', async ({
  page,
  services,
}) => {
  const { form, prospect } = await openFilledForm(page, QUOTE_FORM);
  await form.field('vatNumber').fill(WRONG_CHECK_DIGIT);
  await form.send(TOASTS.invalid);
  await expect(form.field('vatNumber')).toHaveAccessibleDescription(MESSAGE);
  await form.form.getByRole('link', { name: MESSAGE }).press('Enter');
  await expect(form.field('vatNumber')).toBeFocused();

  await form.field('vatNumber').fill(TYPED);
  await expect(form.form.getByText(MESSAGE)).toHaveCount(0);
  await form.send(TOASTS.sent);
  await expect(form.field('vatNumber')).toHaveValue('');
  await expect
    .poll(async () => (await services.leadsFrom(prospect.email)).map(({ payload }) => payload))
    .toMatchObject([{ ...prospect, company: '', vatNumber: KEPT }]);
  expect((await onlyMailOf(services, prospect)).text).toContain(`Partita IVA: ${KEPT}\n`);
});

test('keeps the typed number when the page is reloaded', async ({ page }) => {
  const form = new LeadForm(page, QUOTE_FORM);
  await form.open();
  await form.field('vatNumber').fill(TYPED);
  await form.untilHydrated();
  await page.reload();
  await expect(form.field('vatNumber')).toHaveValue(TYPED);
});

test('asks for the number only in the form for a quote', async ({ page }) => {
  const form = new LeadForm(page);
  await page.goto('/fibra-ottica');
  await expect(form.field('phone')).toHaveCount(1);
  await expect(page.locator('[name="vatNumber"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('checks the digits in the browser, and returns a wrong check digit with the typed text', async ({
    page,
    services,
  }) => {
    const form = new LeadForm(page, QUOTE_FORM);
    const prospect = newProspect();
    await page.goto(QUOTE_FORM.path);
    await form.fill(prospect);
    await form.field('vatNumber').fill('1234567890');
    await form.submit.click();
    await expect(form.form.locator('[name="vatNumber"]:invalid')).toBeFocused();

    await form.field('vatNumber').fill(WRONG_CHECK_DIGIT);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controlla la richiesta.');
    const again = form.returned;
    const box = again.field('vatNumber');
    await expect(box).toHaveValue(WRONG_CHECK_DIGIT);
    await expect(box).toHaveAccessibleDescription(MESSAGE);
    await box.fill(TYPED);
    await again.form.getByRole('button', { name: QUOTE_FORM.submitLabel }).click();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    const [lead] = await services.leadsFrom(prospect.email);
    expect(lead).toMatchObject({ form_type: 'quote', payload: { vatNumber: KEPT } });
  });

  test('hides the number on the page that returns another form', async ({ page }) => {
    const form = new LeadForm(page);
    await page.goto('/fibra-ottica');
    await form.fill({ ...newProspect(), name: '4' });
    await form.sendUnchecked();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controlla la richiesta.');
    await expect(page.locator('[name="phone"]')).toBeVisible();
    await expect(page.locator('[name="vatNumber"]')).toBeHidden();
  });
});
