import { expectAccessible } from './accessible.ts';
import { expectOneLead } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm, WRONG_EMAIL } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

test('refuses a form sent in under three seconds, keeps the text and sends it on the second try', async ({
  page,
  services,
}) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  await form.sendTooFast(prospect);
  expect(await services.leadsFrom(prospect.email)).toEqual([]);

  await form.waitLikeAPerson();
  await form.letTimersRun();
  await form.submit.click();
  await form.letTimersRun();
  await form.expectToast(TOASTS.sent);
  await expectOneLead(services, prospect);
});

test('shows a wrong email in the summary and under the field until it is corrected', async ({
  page,
  services,
}) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  const wrong = { ...prospect, email: 'nicolo@officine' };
  const email = form.field('email');
  await form.open();
  await form.fillLikeAPerson(wrong);
  await form.send(TOASTS.invalid);
  await form.expectKept(wrong);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(WRONG_EMAIL);
  await expect(form.field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  const summary = page.locator('#contatto-hero :focus');
  await expect(summary).toContainText(WRONG_EMAIL);
  await summary.getByRole('link', { name: WRONG_EMAIL }).click();
  await expect(email).toBeFocused();

  await email.fill(prospect.email);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await form.send(TOASTS.sent);
  await expectOneLead(services, prospect);
});
