import { expect, type Page } from 'playwright/test';
import { haveChosen } from '../cookie-choice.ts';
import { answerWith, LEAD_ENDPOINT } from '../lead-endpoint.ts';
import { APPLICATION_FORM, type FormPlace, type LeadForm, openFilledForm, QUOTE_FORM } from '../lead-form.ts';
import { TOASTS } from '../toasts.ts';

/** A state into which a visitor can bring a page. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** The only width at which the state exists. */
  readonly width?: 320 | 1280;
}

const filledForm = async (page: Page, place?: FormPlace): Promise<LeadForm> => {
  await haveChosen(page);
  const { form } = await openFilledForm(page, place);
  return form;
};

const PDF = { name: 'cv.pdf', mimeType: 'application/pdf' };
const HEADER = Buffer.from('%PDF-');
const KILOBYTE = 1024;

const applyWith = async (page: Page, size: number): Promise<LeadForm> => {
  const form = await filledForm(page, APPLICATION_FORM);
  const buffer = Buffer.concat([HEADER], size);
  await form.field('attachment').setInputFiles({ ...PDF, buffer });
  return form;
};

/** The states of a lead form, from the first error to the last answer. */
export const FORMS: readonly State[] = [
  {
    name: 'form, with errors',
    reach: async (page) => {
      const form = await filledForm(page);
      await form.field('name').fill('4');
      await form.field('email').fill('g@');
      await form.send(TOASTS.invalid);
    },
  },
  {
    name: 'form for a quote, with a wrong VAT number',
    reach: async (page) => {
      const form = await filledForm(page, QUOTE_FORM);
      await form.field('vatNumber').fill('12345678904');
      await form.send(TOASTS.invalid);
    },
  },
  {
    name: 'form, a consent missing',
    reach: async (page) => {
      const form = await filledForm(page);
      await form.setAndSend('privacyConsent', { checked: false });
      await form.expectToast(TOASTS.privacyConsent);
    },
  },
  {
    name: 'form, being sent',
    reach: async (page) => {
      await page.route(`**${LEAD_ENDPOINT}`, () => undefined);
      const form = await filledForm(page);
      await form.submit.click();
      await expect(form.submit).toHaveText('Invio in corso...');
    },
  },
  {
    name: 'form, sent',
    reach: async (page) => {
      await answerWith(page, 200, { ok: true, id: 'x' });
      const form = await filledForm(page);
      await form.send(TOASTS.sent);
    },
  },
  {
    name: 'form, not sent',
    reach: async (page) => {
      await answerWith(page, 500, { ok: false });
      const form = await filledForm(page);
      await form.send(TOASTS.failed);
    },
  },
  {
    name: 'form, waiting for a connection',
    reach: async (page) => {
      const form = await filledForm(page);
      await page.context().setOffline(true);
      await form.sendWithoutConnection();
    },
  },
];

/** The states of an application's curriculum. */
export const CURRICULA: readonly State[] = [
  {
    name: 'curriculum, chosen',
    reach: async (page) => {
      const form = await applyWith(page, KILOBYTE);
      await expect(form.form.getByText('1 kB', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'curriculum, too large',
    reach: async (page) => {
      const form = await applyWith(page, 5 * KILOBYTE * KILOBYTE + 1);
      await form.expectToast(TOASTS.cvTooLarge);
    },
  },
  {
    name: 'curriculum, refused for what is in it',
    reach: async (page) => {
      await answerWith(page, 422, { ok: false, code: 'invalid', errors: { attachment: 'Il file è vuoto.' } });
      const form = await applyWith(page, KILOBYTE);
      await form.submit.click();
      await expect(form.field('attachment')).toHaveAccessibleDescription(/Il file è vuoto/);
    },
  },
  {
    name: 'curriculum, on its way',
    reach: async (page) => {
      await answerWith(page, 200, { ok: true, id: 'x' });
      await page.route('**/api/cv-uploads', (route) =>
        route.fulfill({ status: 201, json: { ok: true, uploadId: 'upload', partSize: KILOBYTE * KILOBYTE } }),
      );
      await page.route('**/api/cv-uploads/**', () => undefined);
      const form = await applyWith(page, KILOBYTE * KILOBYTE);
      await form.submit.click();
      await expect(page.getByRole('progressbar', { name: 'Invio del curriculum' })).toBeVisible();
    },
  },
];
