import { expect } from '@playwright/test';
import type { Prospect } from './lead-form.ts';
import { onlyMailOf } from './only-mail.ts';
import type { Services } from './services.ts';
import { formAt } from './site-words.ts';

/** How sales know the form of the hero on `/fibra-ottica`, which {@link LeadForm} is unless another is named. */
const SOURCE = formAt('/fibra-ottica', 'connectivity-hero').source;

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
