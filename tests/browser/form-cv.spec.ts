import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { APPLICATION_FORM, LeadForm, openFilledForm } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

const UPLOADS = '/api/cv-uploads';
const MAX = 5 * 1024 * 1024;
const bytes = Buffer.from(Uint8Array.from({ length: MAX }, (_, index) => (index * 31) % 251));
const CV = { name: 'Davide Rinaldoni.pdf', mimeType: 'application/pdf', buffer: bytes };

/** A stand-in that takes the parts of a file, and loses the request or the answer of each turn in `cuts`. */
const takeParts = async (page: Page, cuts: readonly number[] = []) => {
  const seen = { parts: new Map<number, Buffer>(), order: [] as string[], sha256: '', turn: 0 };
  await page.route(`**${LEAD_ENDPOINT}`, async (route) => {
    seen.order.push('lead');
    await route.fulfill({ json: { ok: true, id: 'x' } });
  });
  await page.route(`**${UPLOADS}**`, async (route) => {
    seen.order.push('announce');
    seen.sha256 = route.request().postDataJSON().sha256;
    await route.fulfill({ status: 201, json: { ok: true, uploadId: 'upload', partSize: 1_048_576 } });
  });
  await page.route(`**${UPLOADS}/**`, async (route) => {
    const part = /\/(\d+)$/.exec(route.request().url())?.[1];
    seen.turn += 1;
    const isCut = cuts.includes(seen.turn);
    if (isCut && seen.turn % 2 === 0) return route.abort('connectionreset');
    if (part) seen.parts.set(Number(part), route.request().postDataBuffer() ?? Buffer.alloc(0));
    if (isCut) return route.abort('connectionreset');
    const parts = [...seen.parts].map(([number, { length }]) => ({ part: number, size: length }));
    const isWhole = parts.reduce((sum, { size }) => sum + size, 0) === MAX;
    await route.fulfill({ json: { ok: true, state: isWhole ? 'complete' : 'open', parts } });
  });
  return seen;
};

const arrived = (parts: ReadonlyMap<number, Buffer>): Buffer =>
  Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, part]) => part));

test('sends the application first, then a file of 5 MB in parts, byte for byte', async ({ page }) => {
  const seen = await takeParts(page);
  const { form } = await openFilledForm(page, APPLICATION_FORM);
  await form.field('attachment').setInputFiles(CV);
  await expect(form.form.getByText('5 MB', { exact: true })).toBeVisible();
  await form.send(TOASTS.cvArrived);
  await form.expectEmpty();
  expect(seen.order).toEqual(['announce', 'lead']);
  expect(seen.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(arrived(seen.parts).equals(bytes)).toBe(true);
});

test.describe('a connection that is cut five times', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

  test('loses no byte, and shows the progress', async ({ page }) => {
    const seen = await takeParts(page, [2, 5, 8, 12, 15]);
    const { form } = await openFilledForm(page, APPLICATION_FORM);
    await form.field('attachment').setInputFiles(CV);
    await form.send(TOASTS.applied);
    const progress = page.getByRole('progressbar', { name: 'Invio del curriculum' });
    await expect(progress).toBeVisible();
    await expectAccessible(page);
    await form.expectToastAfterPauses(TOASTS.cvArrived);
    await expect(progress).toBeHidden();
    expect(arrived(seen.parts).equals(bytes)).toBe(true);
  });
});

const CHOOSER_MS = 5_000;

test('lets the keyboard choose and remove a file, and names the field and its buttons', async ({ page }) => {
  const form = new LeadForm(page, APPLICATION_FORM);
  await form.open();
  await form.field('message').focus();
  await form.untilHydrated();
  await page.keyboard.press('Tab');
  const box = form.field('attachment');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleName('Curriculum (facoltativo) Scegli il file');
  await expect(box).toHaveAccessibleDescription('PDF, DOC o DOCX, massimo 5 MB');
  // Retries: the browser does not report a chooser that opens before Playwright has asked for such reports.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: CHOOSER_MS });
    await page.keyboard.press('Space');
    await (await chooser).setFiles({ ...CV, buffer: bytes.subarray(0, 1000) });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Rimuovi Davide Rinaldoni.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(form.form.getByText('Davide Rinaldoni.pdf')).toBeHidden();
});

test('drops a file that is too large, says so in a toast and at the field, and stays accessible', async ({
  page,
}) => {
  const { form, prospect } = await openFilledForm(page, APPLICATION_FORM);
  await form.field('attachment').setInputFiles({ ...CV, buffer: Buffer.alloc(MAX + 1) });
  await form.expectToast(TOASTS.cvTooLarge);
  await expect(form.field('attachment')).toHaveAccessibleDescription(
    /File troppo grande\s*Il curriculum deve essere massimo 5MB/,
  );
  await form.expectKept(prospect);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts the file with the form', async ({ page }) => {
    const form = new LeadForm(page, APPLICATION_FORM);
    await page.goto(APPLICATION_FORM.path);
    await expect(form.form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(form.field('attachment')).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await form.field('attachment').setInputFiles({ ...CV, buffer: bytes.subarray(0, 1000) });
    await form.fill(newProspect());
    await page.route(`**${LEAD_ENDPOINT}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'ok' }),
    );
    const posted = page.waitForRequest(`**${LEAD_ENDPOINT}`);
    await form.submit.click();
    // Playwright shows only the headers of a post with a file.
    expect((await posted).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });
});
