import { createHash } from 'node:crypto';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { expect, test } from './fixtures.ts';
import { APPLICATION_FORM, LEAD_ENDPOINT, LeadForm, newProspect } from './lead-form.ts';
import type { Services } from './services.ts';
import { TOASTS } from './toasts.ts';

const MAX = 5 * 1024 * 1024;
/** What a form without JavaScript can send: netlify's limit of a request, less what its base64 adds. */
const WITHOUT_SCRIPTS = 4_000_000;
const NAME = 'Davide Rinaldoni.pdf';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const file = (buffer: Buffer) => ({ name: NAME, mimeType: 'application/pdf', buffer });

const expectInTheMail = async (services: Services, email: string, bytes: Buffer): Promise<void> => {
  await expect.poll(async () => (await services.mailsFrom(email)).length, { timeout: 40_000 }).toBe(1);
  const [mail] = await services.mailsFrom(email);
  expect(mail?.attachments).toMatchObject([{ filename: NAME, size: bytes.length, sha256: sha256(bytes) }]);
};

test.describe('with the real functions behind the form', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });
  test.slow();

  test('5 MB arrive byte for byte in the mail though the connection is cut five times', async ({
    page,
    services,
  }) => {
    const form = new LeadForm(page, APPLICATION_FORM);
    const prospect = newProspect();
    const bytes = makePdf(MAX);
    let turn = 0;
    await page.route('**/api/cv-uploads/*/*', (route) => {
      turn += 1;
      return [2, 4, 7, 9, 13].includes(turn) ? route.abort('connectionreset') : route.continue();
    });
    await form.open();
    await form.fillLikeAPerson(prospect);
    await form.field('attachment').setInputFiles(file(bytes));
    await form.submit.click();
    await expect(async () => {
      await page.clock.fastForward(30_000);
      await form.expectToast(TOASTS.cvArrived);
    }).toPass({ timeout: 60_000 });
    expect(turn).toBeGreaterThan(13);
    await expectInTheMail(services, prospect.email, bytes);
  });
});

test('a small file goes along in one request', async ({ page, services }) => {
  const form = new LeadForm(page, APPLICATION_FORM);
  const prospect = newProspect();
  const bytes = makePdf(20_000);
  await form.open();
  await form.fillLikeAPerson(prospect);
  await form.field('attachment').setInputFiles(file(bytes));
  await form.submit.click();
  await form.expectToast(TOASTS.applied);
  await expectInTheMail(services, prospect.email, bytes);
});

test.describe('a file that is none', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('is let go with the reason, everything else stays, and the application goes without it', async ({
    page,
    services,
  }) => {
    const form = new LeadForm(page, APPLICATION_FORM);
    const prospect = newProspect();
    await form.open();
    await form.fillLikeAPerson(prospect);
    await form.field('attachment').setInputFiles(file(Buffer.from('<html>non sono un PDF</html>')));
    await form.submit.click();
    await expect(form.field('attachment')).toHaveAccessibleDescription(/PDF/);
    await form.expectKept(prospect);
    await form.submit.click();
    await form.expectToast(TOASTS.applied);
    await expect.poll(async () => (await services.mailsFrom(prospect.email)).length).toBe(1);
    expect((await services.mailsFrom(prospect.email))[0]?.attachments).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the file goes along', async ({ page, services }) => {
    const form = new LeadForm(page, APPLICATION_FORM);
    const prospect = newProspect();
    const bytes = makePdf(WITHOUT_SCRIPTS);
    await page.goto(APPLICATION_FORM.path);
    await form.fill(prospect);
    await form.field('attachment').setInputFiles(file(bytes));
    await form.submit.click();
    await expect(page).toHaveURL(/\/candidatura-inviata\/?$/);
    await expectInTheMail(services, prospect.email, bytes);
  });

  test.describe('a file that is none', () => {
    test.use({ expectedErrors: /status of 422/ });

    test('comes back with the reason at its field, and the form can be sent again', async ({
      page,
      services,
    }) => {
      const form = new LeadForm(page, APPLICATION_FORM);
      const prospect = newProspect();
      const bytes = makePdf(20_000);
      await page.goto(APPLICATION_FORM.path);
      await form.fill(prospect);
      await form.field('attachment').setInputFiles(file(Buffer.from('non sono un PDF')));
      await form.submit.click();
      const again = page.locator(`form[action="${LEAD_ENDPOINT}"]`);
      await expect(again.locator('[name="attachment"]')).toHaveAccessibleDescription(/PDF/);
      await expect(again.locator('[name="email"]')).toHaveValue(prospect.email);
      await again.locator('[name="attachment"]').setInputFiles(file(bytes));
      await again.getByRole('button', { name: APPLICATION_FORM.submitLabel }).click();
      await expect(page).toHaveURL(/\/candidatura-inviata\/?$/);
      await expectInTheMail(services, prospect.email, bytes);
    });
  });
});
