import { createHash } from 'node:crypto';
import { type Page, request as playwrightRequest } from 'playwright/test';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { onlyMailOf } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { LEAD_ENDPOINT, loseAnswers } from './lead-endpoint.ts';
import { APPLICATION_FORM, LeadForm } from './lead-form.ts';
import { newProspect, type Prospect } from './prospect.ts';
import type { Services } from './services.ts';
import { TOASTS } from './toasts.ts';

const MAX = 5 * 1024 * 1024;
const UPLOADS = '/api/cv-uploads';
const PARTS = `**${UPLOADS}/*/*`;
const CUTS = 5;
/** Ends a test whose file never arrives; how long a whole file takes depends on the machine. */
const UPLOAD_MS = 150_000;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const pdf = (size: number) => ({
  name: 'Davide Rinaldoni.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf(size),
});

const applicant = (): Prospect => ({ ...newProspect(), message: 'Province di Prato e Pistoia.' });

const fillIn = async (page: Page, prospect: Prospect, file: ReturnType<typeof pdf>): Promise<LeadForm> => {
  const form = new LeadForm(page, APPLICATION_FORM);
  await form.open();
  await form.fillLikeAPerson(prospect);
  await form.field('attachment').setInputFiles(file);
  return form;
};

const apply = async (page: Page, prospect: Prospect, file: ReturnType<typeof pdf>): Promise<LeadForm> => {
  const form = await fillIn(page, prospect, file);
  await form.submit.click();
  return form;
};

/** Expects one mail of this application, with exactly these bytes attached. */
const expectMailed = async (services: Services, prospect: Prospect, bytes: Buffer): Promise<void> => {
  const mail = await onlyMailOf(services, prospect);
  expect(mail.attachments).toMatchObject([
    { filename: 'Davide Rinaldoni.pdf', size: bytes.length, sha256: sha256(bytes) },
  ]);
};

test('announces a file of exactly 5 MB, sends the application, and mails the file byte for byte', async ({
  page,
  services,
}) => {
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && [UPLOADS, LEAD_ENDPOINT].includes(pathname)) order.push(pathname);
  });
  const prospect = applicant();
  const file = pdf(MAX);
  const form = await fillIn(page, prospect, file);
  await expect(form.form.getByText('5 MB', { exact: true })).toBeVisible();
  await form.submit.click();
  await form.expectToast(TOASTS.cvArrived, UPLOAD_MS);
  await form.expectEmpty();
  expect(order).toEqual([UPLOADS, LEAD_ENDPOINT]);
  await expectMailed(services, prospect, file.buffer);
});

test.describe('an answer that never comes', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('leads to one mail with the file when the visitor reloads the page', {
    tag: '@nightly',
  }, async ({ page, services }) => {
    const prospect = applicant();
    const file = pdf(400_000);
    const answersCome = await loseAnswers(page);
    const form = await apply(page, prospect, file);
    await expect(form.form).toContainText('Non si è perso nulla');
    await answersCome();
    await page.reload();
    await expect(page.locator('body > .toasts .toast')).toContainText(/è stata inviata .* Il numero è/);
    await form.expectEmpty();
    await expectMailed(services, prospect, file.buffer);
    expect(await services.leadsFrom(prospect.email)).toHaveLength(1);
  });
});

test.describe('a connection that is cut five times', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

  test('mails every byte once when the cuts come before a part or before its answer, and shows the progress', {
    tag: '@nightly',
  }, async ({ page, services }) => {
    const prospect = applicant();
    const file = pdf(MAX);
    let requests = 0;
    let cuts = 0;
    await page.route(PARTS, async (route) => {
      requests += 1;
      if (cuts === CUTS || requests % 3 !== 0) return route.continue();
      cuts += 1;
      // Every other cut loses only the answer: the function has received the part.
      if (cuts % 2 === 0) await route.fetch();
      await route.abort('connectionreset');
    });
    const form = await apply(page, prospect, file);
    await form.expectToast(TOASTS.applied);
    const progress = page.getByRole('progressbar', { name: 'Invio del curriculum' });
    await expect(progress).toBeVisible();
    await form.expectToastAfterPauses(TOASTS.cvArrived);
    await expect(progress).toBeHidden();
    expect(cuts).toBe(CUTS);
    await expectMailed(services, prospect, file.buffer);
  });
});

test('sends a small file with the application itself', { tag: '@nightly' }, async ({ page, services }) => {
  const prospect = applicant();
  const file = pdf(40_000);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(UPLOADS)) uploads.push(request.url());
  });
  const form = await apply(page, prospect, file);
  await form.expectToast(TOASTS.applied);
  expect(uploads).toEqual([]);
  await expectMailed(services, prospect, file.buffer);
});

test('refuses one byte more than 5 MB in the function too', { tag: '@nightly' }, async ({ baseURL }) => {
  const client = await playwrightRequest.newContext(baseURL === undefined ? {} : { baseURL });
  const announce = (size: number) =>
    client.post(UPLOADS, {
      data: { filename: 'cv.pdf', type: 'application/pdf', size, sha256: '0'.repeat(64) },
    });
  expect((await announce(MAX)).status()).toBe(201);
  const refused = await announce(MAX + 1);
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({
    title: 'File troppo grande',
    errors: { size: 'Il curriculum deve essere massimo 5MB' },
  });
  await client.dispose();
});

test('refuses a large file that is no PDF before it is sent; the other fields stay and can be sent without it', {
  tag: '@nightly',
}, async ({ page, services }) => {
  const prospect = applicant();
  const form = await apply(page, prospect, {
    ...pdf(1000),
    buffer: Buffer.alloc(1_000_000, 'Non è un PDF.'),
  });
  await expect(form.field('attachment')).toHaveAccessibleDescription(
    /Il contenuto del file non corrisponde alla sua estensione/,
  );
  await form.expectKept(prospect);
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
  await form.send(TOASTS.applied);
  const [lead] = await services.leadsFrom(prospect.email);
  expect(lead).toMatchObject({ form_type: 'career' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  const send = async (page: Page, prospect: Prospect, buffer: Buffer): Promise<LeadForm> => {
    const form = new LeadForm(page, APPLICATION_FORM);
    await page.goto(APPLICATION_FORM.path);
    await expect(form.field('attachment')).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await form.fill(prospect);
    await form.field('attachment').setInputFiles({ ...pdf(1000), buffer });
    await form.submit.click();
    return form;
  };

  test('posts the file with the form', async ({ page, services }) => {
    const prospect = applicant();
    const { buffer } = pdf(1_000_000);
    await send(page, prospect, buffer);
    await expect(page).toHaveURL(/\/candidatura-inviata\/?$/);
    await expectMailed(services, prospect, buffer);
  });

  test('says why a file is refused, returns the other fields, and takes another file', {
    tag: '@nightly',
  }, async ({ page, services }) => {
    const prospect = applicant();
    const { buffer } = pdf(50_000);
    const { returned: again } = await send(page, prospect, Buffer.from('Non è un PDF.'));
    const box = again.field('attachment');
    await expect(box).toHaveAccessibleDescription(/non corrisponde alla sua estensione/);
    await again.expectTexts(prospect);
    await box.setInputFiles({ ...pdf(1000), buffer });
    await again.form.getByRole('button', { name: APPLICATION_FORM.submitLabel }).click();
    await expect(page).toHaveURL(/\/candidatura-inviata\/?$/);
    await expectMailed(services, prospect, buffer);
  });
});
