import { expectOneLead, expectOneMail } from './expect-lead.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm, newProspect } from './lead-form.ts';
import { expectSent } from './only-mail.ts';
import { TOASTS } from './toasts.ts';

test('the mail provider answers 500: the visitor sees success, the mail follows once', async ({
  page,
  services,
}) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  await services.setFaults({ email: '500' });
  await form.open();
  await form.fill(prospect);
  await form.untilHydrated();
  await form.waitLikeAPerson();
  await form.submit.click();
  await form.expectToast(TOASTS.sent);
  await expectOneLead(services, prospect);
  expect(await services.mailsFrom(prospect.email)).toEqual([]);

  await services.setFaults({});
  await services.deliverLeads();
  await expectSent(services, prospect);
  await services.deliverLeads();
  await expectOneMail(services, prospect);
});

test.describe('database and mail provider down', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('the visitor sees the failure, loses nothing, and sends it again', async ({ page, services }) => {
    const form = new LeadForm(page);
    const prospect = newProspect();
    await services.setFaults({ database: 'down', email: 'down' });
    await form.open();
    await form.fill(prospect);
    await form.untilHydrated();
    await form.waitLikeAPerson();
    await form.submit.click();
    await form.expectToast(TOASTS.failed);
    await form.expectKept(prospect);

    await services.setFaults({});
    expect(await services.leadsFrom(prospect.email)).toEqual([]);
    await form.submit.click();
    await form.expectToast(TOASTS.sent);
    await expectOneLead(services, prospect);
    await expectSent(services, prospect);
    await expectOneMail(services, prospect);
  });
});
