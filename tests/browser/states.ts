import { expect, type Page } from '@playwright/test';
import { CookieBanner } from './cookie-banner.ts';
import { haveChosen } from './cookie-choice.ts';
import { LeadDialog } from './lead-dialog.ts';
import { APPLICATION_FORM, LEAD_ENDPOINT, LeadForm, newProspect } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

/** Something that a visitor can bring a page into. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** Only where it exists. */
  readonly width?: 320 | 1280;
}

const answerWith = (page: Page, status: number, body: object) =>
  page.route(`**${LEAD_ENDPOINT}`, (route) => route.fulfill({ status, json: body }));

const visit = async (page: Page, path: string): Promise<void> => {
  await haveChosen(page);
  await page.goto(path);
};

const openDialog = async (page: Page): Promise<LeadDialog> => {
  const dialog = new LeadDialog(page);
  await dialog.visit('/fibra-ottica');
  await page.locator('.plan .button').first().click();
  await dialog.expectOpen('Richiedi Informazioni');
  return dialog;
};

const filledForm = async (page: Page, place?: typeof APPLICATION_FORM): Promise<LeadForm> => {
  const form = new LeadForm(page, place);
  await haveChosen(page);
  await form.open();
  await form.fillLikeAPerson(newProspect());
  return form;
};

const PDF = { name: 'cv.pdf', mimeType: 'application/pdf' };
const KILOBYTE = 1024;

const applyWith = async (page: Page, size: number): Promise<LeadForm> => {
  const form = await filledForm(page, APPLICATION_FORM);
  await form.field('attachment').setInputFiles({ ...PDF, buffer: Buffer.alloc(size) });
  return form;
};

const MENUS: readonly State[] = [
  {
    name: 'mega-menu open',
    width: 1280,
    reach: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Connettività' }).click();
      await expect(page.locator('#menu-connettivita')).toBeVisible();
    },
  },
  {
    name: 'phone menu open, an area unfolded',
    width: 320,
    reach: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#menu summary').first().click();
      await expect(page.locator('#menu details[open] a').first()).toBeVisible();
    },
  },
  {
    name: 'a question open, the others closed',
    reach: async (page) => {
      await visit(page, '/');
      await page.locator('.faq summary').nth(2).click();
      await expect(page.locator('.faq details[open]')).toHaveCount(1);
    },
  },
];

const COOKIES: readonly State[] = [
  {
    name: 'cookie banner',
    reach: async (page) => {
      await page.goto('/');
      await expect(new CookieBanner(page).region).toBeVisible();
    },
  },
  {
    name: 'cookie dialog',
    reach: async (page) => {
      await page.goto('/chi-siamo');
      const banner = new CookieBanner(page);
      await banner.button('Personalizza').click();
      await banner.switch('Statistiche').click();
      await expect(banner.switch('Statistiche')).toBeChecked();
    },
  },
];

const DIALOGS: readonly State[] = [
  { name: 'dialog, empty', reach: async (page) => void (await openDialog(page)) },
  {
    name: 'dialog, with errors',
    reach: async (page) => {
      const dialog = await openDialog(page);
      await dialog.fill({ name: 'G1', email: 'g@', phone: '06x', message: '' });
      await page.clock.fastForward(3000);
      await dialog.submit.click();
      await dialog.expectToast(TOASTS.invalid);
    },
  },
  {
    name: 'dialog, sent',
    reach: async (page) => {
      await answerWith(page, 200, { ok: true, id: 'x' });
      const dialog = await openDialog(page);
      await dialog.fill(newProspect());
      await dialog.send();
      await dialog.expectToast(TOASTS.sent);
    },
  },
  {
    name: 'dialog, not sent',
    reach: async (page) => {
      await answerWith(page, 503, { ok: false, code: 'unavailable' });
      const dialog = await openDialog(page);
      await dialog.fill(newProspect());
      await dialog.send();
      await dialog.expectToast(TOASTS.failed);
    },
  },
];

const FORMS: readonly State[] = [
  {
    name: 'form, with errors',
    reach: async (page) => {
      const form = await filledForm(page);
      await form.field('name').fill('4');
      await form.field('email').fill('g@');
      await form.submit.click();
      await form.expectToast(TOASTS.invalid);
    },
  },
  {
    name: 'form, a consent missing',
    reach: async (page) => {
      const form = await filledForm(page);
      await form.field('privacyConsent').evaluate((box: HTMLInputElement) => {
        box.checked = false;
      });
      await form.submit.click();
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
      await form.submit.click();
      await form.expectToast(TOASTS.sent);
    },
  },
  {
    name: 'form, not sent',
    reach: async (page) => {
      await answerWith(page, 500, { ok: false });
      const form = await filledForm(page);
      await form.submit.click();
      await form.expectToast(TOASTS.failed);
    },
  },
  {
    name: 'form, waiting for a connection',
    reach: async (page) => {
      const form = await filledForm(page);
      await page.context().setOffline(true);
      await form.submit.click();
      await form.expectToast(TOASTS.offline);
    },
  },
];

const CURRICULA: readonly State[] = [
  {
    name: 'curriculum, chosen',
    reach: async (page) => {
      const form = await applyWith(page, KILOBYTE);
      await expect(form.form.getByText('1 KB', { exact: true })).toBeVisible();
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

/** A form without JavaScript, sent back by the function. */
const sentBack = async (page: Page, values: Record<string, string>): Promise<void> => {
  await visit(page, '/richiesta-inviata');
  await page.evaluate(
    ([action, fields]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [LEAD_ENDPOINT, values] as const,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la richiesta.' })).toBeVisible();
};

const SENT_BACK: readonly State[] = [
  { name: 'request sent back, every field wrong', reach: (page) => sentBack(page, {}) },
  {
    name: 'application sent back',
    reach: (page) => sentBack(page, { formType: 'career', name: 'Giulia', email: 'g@', phone: '06' }),
  },
];

/** Every state of Specification §4 and §8 that shows. */
export const STATES: readonly State[] = [
  ...MENUS,
  ...COOKIES,
  ...DIALOGS,
  ...FORMS,
  ...CURRICULA,
  ...SENT_BACK,
];
