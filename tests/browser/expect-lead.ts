import { expect } from '@playwright/test';
import type { Prospect } from './lead-form.ts';
import { onlyMailOf } from './only-mail.ts';
import type { Services } from './services.ts';

const normalSpaces = (text: string): string => text.replace(/\s+/g, ' ');

/** One row in `leads` holds every field and where the form sat. */
export const expectOneLead = async (services: Services, prospect: Prospect): Promise<void> => {
  await expect.poll(async () => (await services.leadsFrom(prospect.email)).length, 'rows in leads').toBe(1);
  const [lead] = await services.leadsFrom(prospect.email);
  expect(lead).toMatchObject({ form_type: 'contact', source: 'Fibra Ottica', payload: prospect });
};

/** One mail, answered to the prospect, holds every field and where the form sat. */
export const expectOneMail = async (services: Services, prospect: Prospect): Promise<void> => {
  const mail = await onlyMailOf(services, prospect);
  expect([mail.replyTo].flat()).toHaveLength(1);
  expect(mail.subject).toContain('Fibra Ottica');
  expect(mail.subject).toContain(prospect.name);
  for (const value of [...Object.values(prospect), 'Fibra Ottica']) {
    expect(normalSpaces(mail.text)).toContain(normalSpaces(value));
  }
  expect(mail.html).not.toContain('<2,5 Gb/s>');
  expect(mail.html).toContain('&lt;2,5 Gb/s');
};
