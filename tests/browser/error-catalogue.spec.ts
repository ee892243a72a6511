import { expect, test } from './fixtures.ts';
import { answerWith } from './lead-endpoint.ts';
import { APPLICATION_FORM, type FormPlace, HERO_FORM, LeadForm, openFilledForm } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

interface Row {
  readonly toast: keyof typeof TOASTS;
  readonly place?: FormPlace;
  /** Makes a filled form show the toast. */
  readonly cause: (form: LeadForm) => Promise<void>;
  /** `false` when the typed texts are cleared. */
  readonly keeps?: false;
  /** What it has typed instead of right texts. */
  readonly wrong?: Readonly<Record<string, string>>;
  readonly expectedErrors?: RegExp;
}

const MEGABYTE = 1024 * 1024;
const CV = { name: 'cv.pdf', mimeType: 'application/pdf' };

const NO_PHONE = 'ufficio';

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
      await form.field('phone').fill(NO_PHONE);
      await form.submit.click();
    },
    wrong: { phone: NO_PHONE },
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

/** What the tests of the island beside its code guard, too. */
const IN_DOM_TESTS: readonly Row['toast'][] = ['honeypot', 'tooManyAttempts', 'cvTooLarge', 'sent'];

for (const [
  index,
  { toast, place = HERO_FORM, cause, keeps = true, wrong, expectedErrors },
] of ROWS.entries()) {
  test.describe(`${index + 1}. ${TOASTS[toast].title}: ${TOASTS[toast].description}`, () => {
    test.use({ expectedErrors });

    test('shows the toast word for word', nightlyIf(IN_DOM_TESTS.includes(toast)), async ({ page }) => {
      const { form, prospect } = await openFilledForm(page, place);
      await cause(form);
      await form.expectToast(TOASTS[toast]);
      if (!keeps) return form.expectEmpty();
      await form.expectTexts({ ...prospect, ...wrong });
    });
  });
}

test(`${TOASTS.tooFast.title}: ${TOASTS.tooFast.description}`, async ({ page }) => {
  await new LeadForm(page).sendTooFast(newProspect());
});
