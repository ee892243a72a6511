import { expect, type Page } from 'playwright/test';
import { haveChosen } from '../cookie-choice.ts';
import { LeadDialog } from '../lead-dialog.ts';
import { answerWith, LEAD_ENDPOINT } from '../lead-endpoint.ts';
import { newProspect } from '../prospect.ts';
import { SITE, WORDS } from '../site-words.ts';
import { TOASTS } from '../toasts.ts';
import { CURRICULA, FORMS, type State } from './form-states.ts';

/** Opens a page as a visitor who has already chosen about cookies. */
const visit = async (page: Page, path: string): Promise<void> => {
  await haveChosen(page);
  await page.goto(path);
};

const openDialog = async (page: Page): Promise<LeadDialog> => {
  const dialog = new LeadDialog(page);
  await dialog.visit('/fibra-ottica');
  await page.locator('.plan .button').first().click();
  await dialog.expectOpen(SITE.dialogs.plan.title);
  return dialog;
};

const MENUS: readonly State[] = [
  {
    name: 'mega-menu open',
    width: 1280,
    reach: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: SITE.navigation.areas.connettivita.title }).click();
      await expect(page.locator('#menu-connettivita')).toBeVisible();
    },
  },
  {
    name: 'phone menu open, an area unfolded',
    width: 320,
    reach: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: WORDS.bar.menu }).click();
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
      await answerWith(page, 200, { ok: true, id: '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f' });
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

/** Posts a form without JavaScript that the function sends back with errors. */
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

/** Every visible state of Specification §4 and §8, besides the banner's and its dialog's (consent-view.spec.ts). */
export const STATES: readonly State[] = [...MENUS, ...DIALOGS, ...FORMS, ...CURRICULA, ...SENT_BACK];
