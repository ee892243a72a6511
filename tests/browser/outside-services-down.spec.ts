import { expectArrived, expectOneLead, expectOneMail, expectSent } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { openFilledForm } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

test('shows success and sends one mail later when the mail provider answers 500', async ({
  page,
  services,
}) => {
  await services.setFaults({ email: '500' });
  const { form, prospect } = await openFilledForm(page);
  await form.send(TOASTS.sent);
  await expectOneLead(services, prospect);
  expect(await services.mailsFrom(prospect.email)).toEqual([]);

  await services.setFaults({});
  await services.deliverLeads();
  await expectSent(services, prospect);
  await services.deliverLeads();
  await expectOneMail(services, prospect);
});

test('mails a lead once, before the thanks, when the database is down', async ({ page, services }) => {
  await services.setFaults({ database: 'down' });
  const { form, prospect } = await openFilledForm(page);
  await form.send(TOASTS.sent);
  await expectOneMail(services, prospect);

  await services.setFaults({});
  await services.deliverLeads();
  await expectOneMail(services, prospect);
});

test.describe('with database and mail provider down', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('shows the failure, keeps the form, and sends it on the second try', async ({ page, services }) => {
    await services.setFaults({ database: 'down', email: 'down' });
    const { form, prospect } = await openFilledForm(page);
    await form.send(TOASTS.failed);
    await form.expectKept(prospect);

    await services.setFaults({});
    expect(await services.leadsFrom(prospect.email)).toEqual([]);
    await form.send(TOASTS.sent);
    await expectArrived(services, prospect);
  });
});
