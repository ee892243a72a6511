import type { Locator, Page } from 'playwright/test';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { LeadDialog } from './lead-dialog.ts';
import { LeadForm, openFilledForm, WRONG_EMAIL } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

/** Fills in a form, types a wrong address last, and leaves the focus in the email field. */
const typeWrongEmail = async (page: Page): Promise<LeadForm> => {
  await haveChosen(page);
  const { form } = await openFilledForm(page);
  await form.field('email').fill('');
  await form.field('email').pressSequentially('g@');
  await expect(form.submit).toBeEnabled();
  return form;
};

const messages = (form: LeadForm): Locator => form.form.locator('.field-message');

/** Moves a real mouse to the middle of an element that is in view together with the focused field. */
const moveTo = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
};

test('shows the error when Tab leaves the field, and lets the focus move on', async ({ page }) => {
  const form = await typeWrongEmail(page);
  await expect(messages(form)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(messages(form)).toHaveText(WRONG_EMAIL);
  await expect(form.field('phone')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: WRONG_EMAIL })).toHaveCount(1);
  await expect(page.locator('.toast, .error-box')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await form.field('email').fill('lucia@officine.example');
  await expect(messages(form)).toHaveCount(0);
});

test('shows no error when the visitor only tabs through the fields', async ({ page }) => {
  const form = new LeadForm(page);
  await haveChosen(page);
  await form.open();
  await form.field('name').focus();
  await form.untilHydrated();
  for (const _ of ['email', 'phone', 'message', 'privacy', 'policy', 'contact', 'beyond'])
    await page.keyboard.press('Tab');
  await page.clock.runFor(100);
  await expect(messages(form)).toHaveCount(0);
});

test('sends the form when the press on the button leaves the field, and moves nothing before the click', async ({
  page,
}) => {
  const form = await typeWrongEmail(page);
  await moveTo(page, form.submit);
  const place = await form.submit.boundingBox();
  await page.mouse.down();
  await expect(form.field('email')).not.toBeFocused();
  await page.clock.runFor(500);
  expect(await form.submit.boundingBox()).toEqual(place);
  await expect(messages(form)).toHaveCount(0);
  await page.mouse.up();
  await form.expectToast(TOASTS.invalid);
  await expect(messages(form)).toHaveText(WRONG_EMAIL);
});

test('toggles a consent when the press on it leaves the field', async ({ page }) => {
  const form = await typeWrongEmail(page);
  const box = form.field('contactConsent');
  await moveTo(page, box);
  await page.mouse.down();
  await page.clock.runFor(500);
  await expect(messages(form)).toHaveCount(0);
  await page.mouse.up();
  await expect(box).not.toBeChecked();
  await expect(messages(form)).toHaveText(WRONG_EMAIL);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('hits the tapped control when the tap leaves the field', async ({ page }) => {
    const form = await typeWrongEmail(page);
    await form.field('privacyConsent').tap();
    await expect(form.field('privacyConsent')).not.toBeChecked();
    await expect(messages(form)).toHaveText(WRONG_EMAIL);
    await form.field('privacyConsent').tap();
    await form.field('phone').fill('ufficio');
    await form.submit.tap();
    await form.expectToast(TOASTS.invalid);
  });
});

test('shows no error when a dialog closes with a wrong field, nor when it opens again', async ({ page }) => {
  const dialog = new LeadDialog(page);
  await dialog.visit('/fibra-ottica');
  const message = dialog.dialog.locator('.field-message');
  const opener = page.locator('.bar > .button');
  for (const way of ['Escape', 'button'] as const) {
    await opener.click();
    await dialog.field('email').fill('');
    await dialog.field('email').pressSequentially('g@');
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.close.click();
    await expect(dialog.dialog).toHaveCount(0);
    await opener.click();
    await page.clock.runFor(100);
    await expect(dialog.heading).toBeFocused();
    await expect(message).toHaveCount(0);
    await dialog.close.click();
  }
});

test('shows an error at once for a curriculum that cannot be sent', async ({ page }) => {
  await haveChosen(page);
  await page.goto('/lavora-con-noi');
  const cv = page.locator('#candidatura-form [name=attachment]');
  await cv.focus();
  await cv.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10) });
  await expect(cv).toHaveAccessibleDescription(/Il curriculum deve essere in formato PDF, DOC o DOCX/);
});
