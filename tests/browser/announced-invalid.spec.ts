import { announcedAsInvalid } from './accessibility-tree.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { LeadDialog } from './lead-dialog.ts';
import { LeadForm } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { DIALOGS } from './site-words.ts';

const PAGES = ['/', '/fibra-ottica', '/lavora-con-noi', '/innovazione-digitale'];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const path of PAGES)
      test(
        `${path}: announces nothing as invalid before the first try`,
        nightlyIf(path !== PAGES[0]),
        async ({ page }) => {
          if (javaScriptEnabled) await haveChosen(page);
          await page.goto(path);
          expect(await announcedAsInvalid(page)).toEqual([]);
        },
      );
  });

test('announces boxes as invalid after a try, and only then', async ({ page }) => {
  const form = new LeadForm(page);
  await form.open();
  await form.field('name').fill('4');
  await form.untilHydrated();
  await form.field('email').fill('g');
  await expect.poll(() => announcedAsInvalid(page)).toEqual(['textbox Nome e cognome']);
  await form.waitLikeAPerson();
  await form.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(form.field('privacyConsent')).toHaveAttribute('aria-invalid', 'true');
  expect(await announcedAsInvalid(page)).toHaveLength(5);
});

test('announces nothing as invalid in a dialog that opens', async ({ page }) => {
  const dialog = new LeadDialog(page);
  await dialog.visit('/chi-siamo');
  await page.locator('.bar > .button').click();
  await dialog.expectOpen(DIALOGS.consultation.title);
  expect(await announcedAsInvalid(page)).toEqual([]);
});
