import type { Locator } from 'playwright/test';
import { haveChosen } from '../browser/cookie-choice.ts';
import { expect, test } from '../browser/fixtures.ts';
import { LeadDialog } from '../browser/lead-dialog.ts';
import { answerWith } from '../browser/lead-endpoint.ts';
import { APPLICATION_FORM, HERO_FORM, openFilledForm, QUOTE_FORM } from '../browser/lead-form.ts';
import { newProspect } from '../browser/prospect.ts';
import { TOASTS } from '../browser/toasts.ts';

const SENDS = [
  { what: 'a wrong field', toast: TOASTS.invalid, email: 'g@', status: 200 },
  { what: 'a failure', toast: TOASTS.failed, status: 503, expectedErrors: /status of 503/ },
  { what: 'a success', toast: TOASTS.sent, status: 200 },
] as const;

/**
 * Scrolls to each control of the form, to the positions that a browser may scroll it to.
 *
 * @returns the controls that a toast covers, and where; ignores the toast's own button
 */
const covered = (form: Locator): Promise<string[]> =>
  form.evaluate((element) => {
    const found: string[] = [];
    for (const shown of element.querySelectorAll<HTMLElement>('a, button, input, textarea, label')) {
      if (shown.closest('.toast, .honeypot') || !shown.checkVisibility()) continue;
      for (const block of ['start', 'nearest', 'end'] as const) {
        shown.scrollIntoView({ block, behavior: 'instant' });
        const { left, top, width, height } = shown.getBoundingClientRect();
        for (const part of [0.1, 0.5, 0.9]) {
          const [top_] = document.elementsFromPoint(left + width / 2, top + height * part);
          if (top_?.closest('.toast')) found.push(`${shown.id || shown.textContent} at the ${block}`);
        }
      }
    }
    return found;
  });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  for (const { what, toast, status, ...send } of SENDS)
    test.describe(`${width} px, ${what}`, () => {
      const { expectedErrors } = { expectedErrors: undefined, ...send };
      test.use({ viewport: { width, height }, expectedErrors });
      const different = 'email' in send ? { email: send.email } : {};

      test.beforeEach(({ page }) => answerWith(page, status, { ok: status === 200, id: 'x' }));

      for (const place of [HERO_FORM, QUOTE_FORM])
        test(`lets every control be scrolled clear of the toast of ${place.path}`, async ({ page }) => {
          await haveChosen(page);
          const { form } = await openFilledForm(page, place, different);
          await form.send(toast);
          await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
          expect(await covered(form.form)).toEqual([]);
        });

      test('lets every control be scrolled clear of the toast of a dialog', async ({ page }) => {
        const dialog = new LeadDialog(page);
        await dialog.visit('/fibra-ottica');
        await page.locator('.plan .button').first().click();
        await dialog.fill({ ...newProspect(), ...different });
        await dialog.waitLikeAPerson();
        await dialog.submit.click();
        await dialog.expectToast(toast);
        await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
        expect(await covered(dialog.dialog)).toEqual([]);
      });
    });

for (const [width, height, places] of [
  [390, 844, [HERO_FORM, QUOTE_FORM, APPLICATION_FORM]],
  [1024, 768, [HERO_FORM, APPLICATION_FORM]],
] as const)
  test.describe(`${width} px, a receipt`, () => {
    test.use({ viewport: { width, height } });

    for (const place of places)
      test(`covers no telephone with the toast of ${place.path}`, async ({ page }) => {
        await answerWith(page, 200, { ok: true, id: '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f' });
        await haveChosen(page);
        const { form } = await openFilledForm(page, place);
        await form.submit.click();
        await expect(form.receipt).toBeVisible();
        await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
        const telephones = await page.locator('main a[href^="tel:"]').evaluateAll((links) =>
          links.map((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            const parts = [0.05, 0.5, 0.95].map((part) =>
              document.elementFromPoint(left + width / 2, top + height * part),
            );
            return parts.some((part) => part?.closest('.toast')) ? 'covered' : 'clear';
          }),
        );
        expect(telephones).not.toContain('covered');
        if (width < 900) await expect(form.receipt.getByRole('link')).toBeInViewport({ ratio: 1 });
      });
  });

test.describe('390 px, a form that is scrolled out of view', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 503/ });

  test('shows its failure at the bottom of the screen, in place of the contact bar', async ({ page }) => {
    await haveChosen(page);
    const { form } = await openFilledForm(page);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/send-contact-email', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 503, json: { ok: false } });
    });
    await form.submit.click();
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await expect(page.locator('.quick-contacts')).toBeVisible();
    answer.resolve();
    const toast = page.locator('.toast');
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('alert').filter({ has: toast })).toContainText(TOASTS.failed.description);
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    expect(y + height).toBeCloseTo(844, 0);
    await expect(page.locator('.quick-contacts')).toBeHidden();
    await page.getByRole('button', { name: 'Chiudi avviso' }).click();
    await expect(page.locator('.quick-contacts')).toBeVisible();
  });
});

test.describe('1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('shows the toast at the bottom left, beside the form that it speaks of', async ({ page }) => {
    await haveChosen(page);
    const { form } = await openFilledForm(page, HERO_FORM, { email: 'g@' });
    await form.send(TOASTS.invalid);
    const box = await page.locator('.toast').boundingBox();
    expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0), box?.width]).toEqual([24, 800 - 24, 420]);
  });
});
