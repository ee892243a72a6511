import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  APPLICATION_FORM,
  type FormPlace,
  HERO_FORM,
  LEAD_ENDPOINT,
  LeadForm,
  newProspect,
} from './lead-form.ts';
import { TOASTS } from './toasts.ts';

interface Row {
  readonly toast: keyof typeof TOASTS;
  readonly place?: FormPlace;
  /** What brings a filled form into the state that causes the toast. */
  readonly cause: (form: LeadForm) => Promise<void>;
  /** Whether the texts that were typed stay. */
  readonly keeps?: false;
  readonly expectedErrors?: RegExp;
}

const MEGABYTE = 1024 * 1024;
const CV = { name: 'cv.pdf', mimeType: 'application/pdf' };

const answerWith = (page: Page, status: number, body: object) =>
  page.route(`**${LEAD_ENDPOINT}`, (route) => route.fulfill({ status, json: body }));

const ROWS: readonly Row[] = [
  {
    toast: 'honeypot',
    cause: (form) => form.setAndSend('website', { value: 'https://bot.example' }),
  },
  {
    toast: 'tooManyAttempts',
    expectedErrors: /status of 500/,
    cause: async (form) => {
      await answerWith(form.page, 500, { ok: false });
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await form.submit.click();
        await expect(form.submit).toBeEnabled();
      }
    },
  },
  {
    toast: 'invalid',
    cause: async (form) => {
      await form.field('phone').fill('ufficio');
      await form.submit.click();
      await form.field('phone').fill(newProspect().phone);
    },
  },
  { toast: 'privacyConsent', cause: (form) => form.setAndSend('privacyConsent', { checked: false }) },
  { toast: 'contactConsent', cause: (form) => form.setAndSend('contactConsent', { checked: false }) },
  {
    toast: 'failed',
    expectedErrors: /status of 503/,
    cause: async (form) => {
      await answerWith(form.page, 503, { ok: false, code: 'unavailable' });
      await form.submit.click();
    },
  },
  {
    toast: 'failed',
    expectedErrors: /Failed to load resource/,
    cause: async (form) => {
      await form.page.route(`**${LEAD_ENDPOINT}`, (route) => route.abort('connectionreset'));
      await form.submit.click();
    },
  },
  {
    toast: 'cvTooLarge',
    place: APPLICATION_FORM,
    cause: (form) =>
      form.field('attachment').setInputFiles({ ...CV, buffer: Buffer.alloc(5 * MEGABYTE + 1) }),
  },
  {
    toast: 'sent',
    keeps: false,
    cause: async (form) => {
      await answerWith(form.page, 200, { ok: true, id: 'x' });
      await form.submit.click();
    },
  },
  {
    toast: 'applied',
    place: APPLICATION_FORM,
    keeps: false,
    cause: async (form) => {
      await answerWith(form.page, 200, { ok: true, id: 'x' });
      await form.submit.click();
    },
  },
];

for (const [index, { toast, place = HERO_FORM, cause, keeps = true, expectedErrors }] of ROWS.entries()) {
  test.describe(`${index + 1}. ${TOASTS[toast].title}: ${TOASTS[toast].description}`, () => {
    test.use({ expectedErrors });

    test('is said word for word', async ({ page }) => {
      const form = new LeadForm(page, place);
      const prospect = newProspect();
      await form.open();
      await form.fillLikeAPerson(prospect);
      await cause(form);
      await form.expectToast(TOASTS[toast]);
      if (!keeps) return form.expectEmpty();
      for (const name of ['name', 'email', 'phone', 'message'] as const)
        await expect(form.field(name)).toHaveValue(prospect[name]);
    });
  });
}

test(`${TOASTS.tooFast.title}: ${TOASTS.tooFast.description}`, async ({ page }) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  await form.openAtAStandstill();
  await form.fill(prospect);
  // The island is asked for after a frame.
  await form.letTimersRun();
  await form.untilHydrated();
  await form.letTimersRun();
  await form.submit.click();
  await form.letTimersRun();
  await form.expectToast(TOASTS.tooFast);
  await form.expectKept(prospect);
});
