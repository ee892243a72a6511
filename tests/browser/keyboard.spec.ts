import type { Locator, Page } from 'playwright/test';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { onlyMailOf } from './arrived-lead.ts';
import { Bar } from './bar.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { LeadDialog } from './lead-dialog.ts';
import { APPLICATION_FORM, LeadForm, QUOTE_FORM, WRONG_EMAIL } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect, type Prospect } from './prospect.ts';
import { tabTo } from './reachable-by-tab.ts';
import { DIALOGS, formAt, WORDS } from './site-words.ts';
import { TOASTS } from './toasts.ts';

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf(2_000) };

/** A lead form, or the dialog with one. */
interface Fields {
  readonly field: LeadForm['field'];
  readonly submit: Locator;
}

/** Tabs to every text field in order, from anywhere before the form, and types into it. */
const typeIn = async (page: Page, form: Fields, prospect: Prospect): Promise<void> => {
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.type(prospect[name]);
  }
};

const tick = async (page: Page, form: Fields): Promise<void> => {
  for (const name of ['privacyConsent', 'contactConsent'] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.press('Space');
    await expect(form.field(name)).toBeChecked();
  }
  // The button is enabled a frame later (src/early/gate.ts), and the test presses keys faster than that.
  await expect(form.submit).toBeEnabled();
};

const pressOn = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

test.beforeEach(({ page }) => haveChosen(page));

test('sends a quote: skips the menus and corrects a wrong address from the summary', async ({
  page,
  services,
}) => {
  const form = new LeadForm(page, QUOTE_FORM);
  const prospect = newProspect();
  await form.open();
  await pressOn(page, page.getByRole('link', { name: WORDS.links.content }));
  await typeIn(page, form, { ...prospect, email: 'nicolo@officine' });
  await tick(page, form);
  await form.untilHydrated();
  await form.waitLikeAPerson();
  await pressOn(page, form.submit);
  await form.expectToast(TOASTS.invalid);
  await expect(page.getByRole('region', { name: TOASTS.invalid.title })).toBeFocused();
  await pressOn(page, form.form.getByRole('link', { name: WRONG_EMAIL }));
  await expect(form.field('email')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(prospect.email);
  await pressOn(page, form.submit);
  await form.expectToast(TOASTS.sent);
  const [lead] = await services.leadsFrom(prospect.email);
  expect(lead).toMatchObject({
    form_type: 'quote',
    source: formAt('/', 'consultation').source,
    payload: prospect,
  });
});

test('sends a plan’s dialog after the mega-menu, and returns the focus to its button', {
  tag: '@nightly',
}, async ({ page, services }) => {
  const bar = new Bar(page);
  const dialog = new LeadDialog(page);
  const prospect = newProspect();
  await dialog.visit('/');
  await pressOn(page, bar.connectivity);
  await expect(bar.connectivityPanel).toBeVisible();
  await pressOn(page, bar.connectivityPanel.locator('a[href="/servizi/fwa-5g"]'));
  await expect(page).toHaveURL(/\/servizi\/fwa-5g$/);
  const trigger = page.locator('.plan .button').nth(1);
  await pressOn(page, trigger);
  await dialog.expectOpen(DIALOGS.plan.title);
  await typeIn(page, dialog, prospect);
  await tick(page, dialog);
  await page.clock.fastForward(3000);
  await pressOn(page, dialog.submit);
  await dialog.expectToast(TOASTS.sent);
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
  const [lead] = await services.leadsFrom(prospect.email);
  expect(lead?.source).toContain(`${formAt('/servizi/fwa-5g', 'connectivity-hero').source} - `);
});

test('sends an application after choosing, removing and choosing a curriculum again', {
  tag: '@nightly',
}, async ({ page, services }) => {
  const form = new LeadForm(page, APPLICATION_FORM);
  const prospect = newProspect();
  await form.open();
  await typeIn(page, form, prospect);
  const box = form.field('attachment');
  await tabTo(page, box);
  // Sets the file directly, because Space or Enter would open the system's own dialog.
  await box.setInputFiles(CV);
  const remove = form.form.getByRole('button', { name: `Rimuovi ${CV.name}` });
  await tabTo(page, remove, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(box).toBeFocused();
  await box.setInputFiles(CV);
  await tick(page, form);
  await form.waitLikeAPerson();
  await pressOn(page, form.submit);
  await form.expectToast(TOASTS.applied);
  const mail = await onlyMailOf(services, prospect);
  expect(mail.attachments).toHaveLength(1);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens the menu, one of its areas, a page and a question on that page', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/fibra-ottica');
    const menu = page.locator('#menu');
    await pressOn(page, page.getByRole('button', { name: WORDS.bar.menu }));
    await expect(menu).toBeVisible();
    await pressOn(page, menu.locator('summary').nth(1), 'Space');
    await pressOn(page, menu.locator('a[href="/innovazione-digitale/cybersecurity"]'));
    await expect(page).toHaveURL(/\/innovazione-digitale\/cybersecurity$/);
    await expect(menu).toBeHidden();
    const question = page.locator('.faq details').nth(1);
    await pressOn(page, question.locator('summary'));
    await expect(question).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(question).not.toHaveAttribute('open');
  });
});

test.describe('without a preference for reduced motion, on a small screen', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 320, height: 568 } });

  for (const path of ['/', '/lavora-con-noi', '/innovazione-digitale/consulenza']) {
    test(
      `${path}: shows the page’s last link on Shift+Tab from its beginning`,
      nightlyIf(path !== '/'),
      async ({ page }) => {
        await page.goto(path);
        const last = page.getByRole('contentinfo').getByRole('link').last();
        for (let stops = 0; stops < 4; stops += 1) {
          await page.keyboard.press('Shift+Tab');
          if (await last.evaluate((element) => element === document.activeElement)) break;
        }
        await expect(last).toBeFocused();
        await expect(last).toBeInViewport({ ratio: 1 });
      },
    );
  }
});
