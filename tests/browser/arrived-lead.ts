import { expect } from '@playwright/test';
import type { Prospect } from './prospect.ts';
import type { ReceivedMail, Services } from './services.ts';
import { formAt } from './site-words.ts';

/** How sales know the form of the hero on `/fibra-ottica`, which a `LeadForm` is unless another is named. */
const SOURCE = formAt('/fibra-ottica', 'connectivity-hero').source;

/**
 * Two mails leave a second, in order of arrival: behind the leads of another test one waits for half a minute, and one
 * that failed for the schedule's next turn.
 */
const LATEST_MAIL_MS = 90_000;

/** Waits for the mail of this visitor. @returns the only one there is */
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

/** Waits until the row of this visitor says that its mail went out. */
export const expectSent = async (
  services: Services,
  { email }: { readonly email: string },
): Promise<void> => {
  const states = async () => (await services.leadsFrom(email)).map(({ state }) => state);
  await expect.poll(states, { timeout: LATEST_MAIL_MS }).toEqual(['sent']);
};

const normalSpaces = (text: string): string => text.replace(/\s+/g, ' ');

/** One row in `leads` holds every field and where the form sat. */
export const expectOneLead = async (services: Services, prospect: Prospect): Promise<void> => {
  await expect.poll(async () => (await services.leadsFrom(prospect.email)).length, 'rows in leads').toBe(1);
  const [lead] = await services.leadsFrom(prospect.email);
  expect(lead).toMatchObject({ form_type: 'contact', source: SOURCE, payload: prospect });
};

/** One mail, answered to the prospect, holds every field and where the form sat. */
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

/** The visitor left one row, and one mail went out for it. */
export const expectArrived = async (services: Services, prospect: Prospect): Promise<void> => {
  await expectOneLead(services, prospect);
  await expectSent(services, prospect);
  await expectOneMail(services, prospect);
};
