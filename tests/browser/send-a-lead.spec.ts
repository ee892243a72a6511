import { expectOneLead, expectOneMail } from './expect-lead.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm, newProspect } from './lead-form.ts';
import { expectSent } from './only-mail.ts';
import { TOASTS } from './toasts.ts';

test('a prospect fills the form, the sales inbox has it, a second request works', async ({
  page,
  services,
}) => {
  const form = new LeadForm(page);
  const first = newProspect();
  await form.open();
  await form.fill(first);
  await form.untilHydrated();
  await form.waitLikeAPerson();
  await form.submit.click();

  await form.expectToast(TOASTS.sent);
  await form.expectEmpty();
  await expectOneLead(services, first);
  await expectOneMail(services, first);
  await expectSent(services, first);

  const second = newProspect();
  await form.fill(second);
  await form.waitLikeAPerson();
  await form.submit.click();
  await expectOneLead(services, second);
  await expectOneMail(services, second);
  await expectOneLead(services, first);
});

test('the button waits for name, email, phone and both consents', async ({ page }) => {
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

test('a double click is one request', async ({ page, services }) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  await form.open();
  await form.fill(prospect);
  await form.untilHydrated();
  await form.waitLikeAPerson();
  await form.submit.dblclick();
  await form.expectToast(TOASTS.sent);
  await expectOneLead(services, prospect);
  await expectSent(services, prospect);
  await expectOneMail(services, prospect);
});
