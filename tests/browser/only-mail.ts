import { expect } from '@playwright/test';
import type { ReceivedMail, Services } from './services.ts';

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
