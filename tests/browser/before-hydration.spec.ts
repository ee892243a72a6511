import { writeFile } from 'node:fs/promises';
import { expectOneLead, expectOneMail } from './arrived-lead.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, loseScripts } from './island-scripts.ts';
import { LeadDialog } from './lead-dialog.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { APPLICATION_FORM, LeadForm } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

test('keeps what was typed and ticked before React arrives', async ({ page, services }) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  const letScriptsThrough = await holdScripts(page);
  await form.open();
  await form.fill(prospect);
  await expect(form.submit).toBeEnabled();
  letScriptsThrough();
  await form.untilHydrated();
  await form.expectKept(prospect);
  await form.waitLikeAPerson();
  await form.send(TOASTS.sent);
  await expectOneLead(services, prospect);
});

test('keeps a box ticked that was tapped before React arrives', async ({ page }) => {
  const form = new LeadForm(page);
  const letScriptsThrough = await holdScripts(page);
  await form.open();
  await form.field('contactConsent').click();
  await expect(form.field('contactConsent')).toBeChecked();
  letScriptsThrough();
  await form.untilHydrated();
  await expect(form.field('contactConsent')).toBeChecked();
});

test('shows the message of a field that was left before React arrives', async ({ page }) => {
  const form = new LeadForm(page);
  const letScriptsThrough = await holdScripts(page);
  await form.open();
  await form.field('name').pressSequentially('Lucia 2');
  await form.field('email').focus();
  letScriptsThrough();
  await form.untilHydrated();
  await expect(form.field('name')).toHaveAccessibleDescription(/caratteri non validi/);
  await expect(form.form.locator('.field-message')).toHaveCount(1);
});

test('takes a curriculum that is dropped on a form that nobody has touched', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('cv.pdf');
  await writeFile(path, '%PDF-1.4\n%%EOF\n');
  const form = new LeadForm(page, APPLICATION_FORM);
  await haveChosen(page);
  await form.open();
  await form
    .field('name')
    .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const browser = await page.context().newCDPSession(page);
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop') => {
    const box = await form.field('name').boundingBox();
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: (box?.x ?? 0) + 20,
      y: (box?.y ?? 0) + 10,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  };
  // Repeats the drag, as a person would: the page may still move.
  await expect(async () => {
    await drag('dragEnter');
    await drag('dragOver');
    await form.untilHydrated(1000);
  }).toPass();
  await drag('dragOver');
  await drag('drop');
  await expect(form.form.getByText('cv.pdf')).toBeVisible();
});

test('leads to the page’s form when the dialog’s scripts hang, and opens no dialog later', async ({
  page,
}) => {
  const form = new LeadForm(page);
  const dialog = new LeadDialog(page);
  const letScriptsThrough = await holdScripts(page);
  await dialog.visit('/fibra-ottica');
  const link = page.locator('.plan .button').first();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/#scelta-super-office-one$/);
  await expect(form.field('name')).toBeInViewport();
  await expect(link).not.toHaveAttribute('aria-busy');
  letScriptsThrough();
  await form.field('name').fill('Anna');
  await form.untilHydrated();
  await expect(dialog.dialog).toHaveCount(0);
  await expect(form.field('name')).toHaveValue('Anna');
});

test.describe('script files that never arrive', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('stores one lead when the visitor goes back and sends again', async ({ page, services }) => {
    const form = new LeadForm(page);
    const prospect = newProspect();
    await loseScripts(page);
    await form.open();
    await form.fill(prospect);
    const id = await form.form.locator('[name=requestId]').inputValue();
    await form.submit.click();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    await page.goBack();
    await expect(form.submit).toBeEnabled();
    await expect(form.form.locator('[name=requestId]')).toHaveValue(id);
    await form.submit.click();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });

  test('posts the form without scripts, again after a failure, and leaves nothing of it in the tab', async ({
    page,
    services,
  }) => {
    const form = new LeadForm(page);
    const prospect = newProspect();
    await loseScripts(page);
    await form.open();
    await form.fill(prospect);
    let isDown = true;
    await page.route(`**${LEAD_ENDPOINT}`, (route) =>
      isDown
        ? route.fulfill({ status: 503, contentType: 'text/html', body: '<p>Riprova' })
        : route.continue(),
    );
    await form.submit.click();
    await expect(page.getByText('Riprova')).toBeVisible();
    isDown = false;
    await page.reload();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
