import { expectAccessible } from './accessible.ts';
import { expectOneLead, expectOneMail } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { refuseStorage } from './kept-leads.ts';
import { LEAD_ENDPOINT, loseAnswers } from './lead-endpoint.ts';
import { APPLICATION_FORM, LeadForm, openFilledForm } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

test('keeps the typed texts and asks for the consents again when the tab is reloaded', async ({
  page,
  services,
}) => {
  const { form, prospect } = await openFilledForm(page);
  await form.reload();
  await form.expectTexts(prospect);
  await expect(form.field('privacyConsent')).not.toBeChecked();
  await expect(form.submit).toBeDisabled();

  await form.fillLikeAPerson(prospect);
  await form.send(TOASTS.sent);
  await expectOneLead(services, prospect);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('asks for the curriculum again when the tab is reloaded', async ({ page }) => {
  const form = new LeadForm(page, APPLICATION_FORM);
  await form.open();
  await form.field('name').fill('Davide');
  await form.untilHydrated();
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await form.field('attachment').setInputFiles(file);
  await expect(form.form.getByText('cv.pdf')).toBeVisible();
  await page.reload();
  await form.field('name').focus();
  await expect(form.field('attachment')).toHaveAccessibleDescription(/^Scegli di nuovo il curriculum/);
  await expect(form.field('name')).toHaveValue('Davide');
  await form.field('attachment').setInputFiles(file);
  await expect(form.field('attachment')).not.toHaveAccessibleDescription(/di nuovo/);
});

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('stores one lead and sends one mail when the visitor reloads, and leaves no text in the form', async ({
    page,
    services,
  }) => {
    const { form, prospect } = await openFilledForm(page);
    const answersCome = await loseAnswers(page);
    await form.submit.click();
    await expect(form.form).toContainText('Non si è perso nulla');
    await answersCome();
    await form.reload();
    await expect(page.locator('.toast')).toContainText('è stata inviata');
    await form.expectEmpty();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });

  test('stores one lead and sends one mail when the browser keeps nothing and the visitor reloads and sends again', {
    tag: '@nightly',
  }, async ({ page, services }) => {
    await refuseStorage(page);
    const { form, prospect } = await openFilledForm(page);
    const answersCome = await loseAnswers(page);
    await form.send(TOASTS.failed);
    await answersCome();
    await form.reload();
    await form.fillLikeAPerson(prospect);
    await form.send(TOASTS.sent);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('says that the connection is missing, keeps everything, and sends the form once when it returns', async ({
    page,
    context,
    services,
  }) => {
    const { form, prospect } = await openFilledForm(page);
    await context.setOffline(true);
    await form.sendWithoutConnection();
    await form.expectKept(prospect);
    await expect(form.field('name')).not.toBeEditable();
    await expect(form.form.locator(':focus')).toContainText(TOASTS.offline.title);
    await expectAccessible(page);

    await context.setOffline(false);
    await form.expectToast(TOASTS.sent);
    await form.expectEmpty();
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });

  test('can be cancelled by keyboard', { tag: '@nightly' }, async ({ page, context, services }) => {
    const { form, prospect } = await openFilledForm(page);
    await context.setOffline(true);
    await form.sendWithoutConnection();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Annulla l’invio' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.submit).toBeFocused();
    await expect(form.field('name')).toBeEditable();
    await context.setOffline(false);
    await page.clock.fastForward(20_000);
    await form.expectKept(prospect);
    expect(await services.leadsFrom(prospect.email)).toEqual([]);
  });

  test('can be cancelled while a try hangs, and returns the focus to the button', async ({
    page,
    context,
  }) => {
    const { form } = await openFilledForm(page);
    await context.setOffline(true);
    await form.sendWithoutConnection();
    const hanging = page.waitForRequest(`**${LEAD_ENDPOINT}`);
    await page.route(`**${LEAD_ENDPOINT}`, () => {});
    await context.setOffline(false);
    await hanging;
    await expect(form.submit).toBeDisabled();
    await page.getByRole('button', { name: 'Annulla l’invio' }).press('Enter');
    await expect(form.submit).toBeFocused();
    await expect(form.field('name')).toBeEditable();
  });
});

test('keeps the texts and enables the button again when the visitor comes back', async ({ page }) => {
  const { form, prospect } = await openFilledForm(page);
  await page.goto('/privacy-policy');
  await page.goBack();
  await form.field('name').focus();
  await form.untilHydrated();
  await form.expectTexts(prospect);
  await form.field('privacyConsent').check();
  await form.field('contactConsent').check();
  await expect(form.submit).toBeEnabled();
});
