import { expectAccessible } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { APPLICATION_FORM, LeadForm, openFilledForm } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

const MAX = 5 * 1024 * 1024;
const CV = { name: 'Davide Rinaldoni.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1000) };

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
    await (await chooser).setFiles(CV);
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Rimuovi Davide Rinaldoni.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(form.form.getByText('Davide Rinaldoni.pdf')).toBeHidden();
});

for (const [width, height] of [
  [375, 667],
  [390, 844],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('covers nothing with the toast about a refused file, which a good one takes away', async ({
      page,
    }) => {
      await haveChosen(page);
      const { form } = await openFilledForm(page, APPLICATION_FORM);
      await form.form.locator('.cv').evaluate((box) => box.scrollIntoView({ block: 'center' }));
      await form.field('attachment').setInputFiles({ ...CV, buffer: Buffer.alloc(MAX + 1) });
      await form.expectToast(TOASTS.cvTooLarge);
      const toast = page.locator('.toast');
      await expect(async () => {
        const top = (await toast.boundingBox())?.y ?? 0;
        for (const control of [form.submit, form.form.locator('.consent').last()]) {
          const { y = 0, height: high = 0 } = (await control.boundingBox()) ?? {};
          expect(y + high).toBeLessThanOrEqual(top);
        }
      }).toPass();
      await form.field('attachment').setInputFiles(CV);
      await expect(toast).toHaveCount(0);
    });
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
