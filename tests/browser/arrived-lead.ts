import { expect } from 'playwright/test';
import type { Prospect } from './prospect.ts';
import type { ReceivedMail, Services } from './services.ts';
import { formAt } from './site-words.ts';

/** The source of the hero's form on `/fibra-ottica`, the default of `LeadForm`, as sales see it. */
const SOURCE = formAt('/fibra-ottica', 'connectivity-hero').source;

/**
 * Two mails leave per second, in order of arrival. A mail can wait half a minute behind another test's leads, and a
 * failed one waits for the next run of the schedule.
 */
const LATEST_MAIL_MS = 90_000;

/** Waits for the mail of this visitor and expects no second one. @returns the mail */
export const onlyMailOf = async (
  services: Services,
  { email }: { readonly email: string },
): Promise<ReceivedMail> => {
  const mails = () => services.mailsFrom(email);
  await expect
    .poll(async () => (await mails()).length, { message: 'mails', timeout: LATEST_MAIL_MS })
    .toBeGreaterThan(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  if (mail === undefined) throw new Error('The outbox lost a mail.');
  return mail;
};

/** Waits until this visitor's row in `leads` says that its mail was sent. */
export const expectSent = async (
  services: Services,
  { email }: { readonly email: string },
): Promise<void> => {
  const states = async () => (await services.leadsFrom(email)).map(({ state }) => state);
  await expect.poll(states, { timeout: LATEST_MAIL_MS }).toEqual(['sent']);
};

const normalSpaces = (text: string): string => text.replace(/\s+/g, ' ');

/** Expects exactly one row in `leads`, with every field and the form's source. */
export const expectOneLead = async (services: Services, prospect: Prospect): Promise<void> => {
  await expect.poll(async () => (await services.leadsFrom(prospect.email)).length, 'rows in leads').toBe(1);
  const [lead] = await services.leadsFrom(prospect.email);
  expect(lead).toMatchObject({ form_type: 'contact', source: SOURCE, payload: prospect });
};

/** Expects exactly one mail, with the prospect as Reply-To, every field and the form's source. */
export const expectOneMail = async (services: Services, prospect: Prospect): Promise<void> => {
  const mail = await onlyMailOf(services, prospect);
  expect([mail.replyTo].flat()).toHaveLength(1);
  expect(mail.subject).toContain(SOURCE);
  expect(mail.subject).toContain(prospect.name);
  for (const value of [...Object.values(prospect), SOURCE]) {
    expect(normalSpaces(mail.text)).toContain(normalSpaces(value));
  }
  expect(mail.html).not.toContain('<2,5 Gb/s>');
  expect(mail.html).toContain('&lt;2,5 Gb/s');
};

/** Expects one row and one sent mail for this visitor. */
export const expectArrived = async (services: Services, prospect: Prospect): Promise<void> => {
  await expectOneLead(services, prospect);
  await expectSent(services, prospect);
  await expectOneMail(services, prospect);
};
