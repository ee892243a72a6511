import { requestNumber } from '../../src/lead/request-number.ts';
import { readSite } from '../../src/site/site.ts';
import { expectAccessible } from './accessible.ts';
import { expectArrived, expectOneLead, expectOneMail, onlyMailOf } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { refuseStorage } from './kept-leads.ts';
import { loseAnswers } from './lead-endpoint.ts';
import { LeadForm, openFilledForm } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

test('delivers a request to the sales inbox, and a second one after it', async ({ page, services }) => {
  const form = new LeadForm(page);
  const first = newProspect();
  await form.open();
  await form.fillLikeAPerson(first);
  await form.send(TOASTS.sent);
  await form.expectEmpty();
  await expectArrived(services, first);

  const second = newProspect();
  await form.startAnother();
  await form.fill(second);
  await form.waitLikeAPerson();
  await form.submit.click();
  await expectOneLead(services, second);
  await expectOneMail(services, second);
  await expectOneLead(services, first);
});

test('enables the button when name, email, phone and both consents are there', async ({ page }) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  await form.open();
  await expect(form.submit).toBeDisabled();
  await form.fill(prospect);
  await expect(form.submit).toBeEnabled();
  for (const name of ['name', 'email', 'phone'] as const) {
    await form.field(name).fill('  ');
    await expect(form.submit).toBeDisabled();
    await form.field(name).fill(prospect[name]);
    await expect(form.submit).toBeEnabled();
  }
  for (const name of ['privacyConsent', 'contactConsent'] as const) {
    await form.field(name).uncheck();
    await expect(form.submit).toBeDisabled();
    await form.field(name).check();
  }
  await form.field('message').fill('');
  await expect(form.submit).toBeEnabled();
});

test('sends one request when the button is clicked twice', async ({ page, services }) => {
  const { form, prospect } = await openFilledForm(page);
  await form.submit.dblclick();
  await form.expectToast(TOASTS.sent);
  await expectArrived(services, prospect);
});

test('shows a focused receipt with number and steps in place of the form', async ({ page, services }) => {
  const { form, prospect } = await openFilledForm(page);
  await form.send(TOASTS.sent);
  await expect(form.form.getByRole('heading', { level: 2, name: TOASTS.sent.title })).toBeFocused();
  await expect(form.field('name')).toBeHidden();
  await expect(form.submit).toBeHidden();
  await expect(page.getByText('Mancano').filter({ visible: true })).toHaveCount(0);
  const { steps } = readSite().receipts.request;
  await expect(form.receipt.getByRole('listitem')).toHaveCount(steps.length);
  await expect(form.receipt.getByRole('link')).toHaveAttribute('href', /^tel:/);
  const [lead] = await services.leadsFrom(prospect.email);
  const number = requestNumber(String(lead?.id));
  await expect(form.receipt).toContainText(number);
  expect((await onlyMailOf(services, prospect)).text).toContain(number);
  await expectAccessible(page);
});

test('shows the empty form and sends nothing when the page is reloaded', async ({ page, services }) => {
  const { form, prospect } = await openFilledForm(page);
  await form.submit.click();
  await expect(form.receipt).toBeVisible();
  await page.reload();
  await expect(form.field('name')).toBeVisible();
  await form.expectEmpty();
  await expectOneLead(services, prospect);
});

test('shows the receipt or the empty form when the visitor comes back', async ({ page, services }) => {
  const { form, prospect } = await openFilledForm(page);
  await form.submit.click();
  await expect(form.receipt).toBeVisible();
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect(form.receipt.or(form.submit)).toBeVisible();
  await form.expectEmpty();
  await expectOneLead(services, prospect);
});

test.describe('when the answer is lost and the browser keeps nothing', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('shows the number of the lead that the first send stored', async ({ page, services }) => {
    await refuseStorage(page);
    const { form, prospect } = await openFilledForm(page);
    const answersCome = await loseAnswers(page);
    await form.send(TOASTS.failed);
    const [lead] = await services.leadsFrom(prospect.email);
    await answersCome();
    await form.submit.click();
    await expect(form.receipt).toContainText(requestNumber(String(lead?.id)));
    await expectOneLead(services, prospect);
  });
});
