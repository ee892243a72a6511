import { expectOneLead, expectOneMail } from './arrived-lead.ts';
import { CookieBanner } from './cookie-banner.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { LeadDialog } from './lead-dialog.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { LeadForm } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { DIALOGS, WORDS } from './site-words.ts';
import { SlowPhone } from './slow-phone.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.describe('a visitor who has chosen about cookies', () => {
  test.beforeEach(({ page }) => haveChosen(page));

  test('focuses a field at once, and keeps focus and text when React comes', async ({ page }) => {
    const phone = new SlowPhone(page);
    const form = new LeadForm(page);
    await phone.visit('/fibra-ottica');
    await phone.tap(form.field('name'));
    await expect(form.field('name')).toBeFocused();
    await page.keyboard.type('Giulia Montanari');
    await page.keyboard.press('Home');
    await phone.letScriptsThrough();
    await form.untilHydrated();
    await expect(form.field('name')).toBeFocused();
    await page.keyboard.type('Dott.ssa ');
    await expect(form.field('name')).toHaveValue('Dott.ssa Giulia Montanari');
  });

  test('posts nothing from an empty form and says what is missing', { tag: '@nightly' }, async ({ page }) => {
    const phone = new SlowPhone(page);
    const form = new LeadForm(page);
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(LEAD_ENDPOINT)) posts += 1;
    });
    await phone.visit('/fibra-ottica');
    await expect(form.submit).toBeDisabled();
    await expect(form.form.locator('output')).toContainText('Mancano: nome');
    await phone.tap(form.submit);
    await phone.letScriptsThrough();
    await form.field('email').focus();
    await form.untilHydrated();
    await expect(form.submit).toBeDisabled();
    expect(posts).toBe(0);
  });

  test('posts a filled form without scripts; two taps make one lead and one mail', async ({
    page,
    services,
  }) => {
    const phone = new SlowPhone(page);
    const form = new LeadForm(page);
    const prospect = newProspect();
    await phone.visit('/fibra-ottica');
    await form.fill(prospect);
    await expect(form.submit).toBeEnabled();
    const { x, y } = await phone.tap(form.submit);
    await page.touchscreen.tap(x, y);
    // The page may be gone by now, so this evaluates nothing in it.
    phone.release();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });

  test('opens the menu and its areas at once and requests no script', async ({ page }) => {
    const phone = new SlowPhone(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await phone.visit('/fibra-ottica');
    const menu = page.locator('#menu');
    await phone.tap(page.getByRole('button', { name: WORDS.bar.menu }));
    await expect(menu).toBeVisible();
    await phone.tap(menu.locator('summary').first());
    await expect(menu.locator('details[open] a').first()).toBeVisible();
    await phone.tap(menu.locator('summary').nth(1));
    await expect(menu.locator('details[open]')).toHaveCount(2);
    await phone.letScriptsThrough();
    await page.waitForLoadState('networkidle');
    await phone.tap(page.getByRole('button', { name: WORDS.bar.closeMenu }));
    await expect(menu).toBeHidden();
    expect(scripts).toEqual([]);
  });

  test('opens a question at once and requests no script', { tag: '@nightly' }, async ({ page }) => {
    const phone = new SlowPhone(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await phone.visit('/');
    const question = page.locator('.faq details').nth(2);
    await phone.tap(question.locator('summary'));
    await expect(question).toHaveAttribute('open');
    await expect(page.locator('.faq details[open]')).toHaveCount(1);
    await phone.letScriptsThrough();
    await page.waitForLoadState('networkidle');
    await expect(question).toHaveAttribute('open');
    expect(scripts).toEqual([]);
  });

  test('marks a dialog’s button as busy; two taps open one dialog, on the same page', {
    tag: '@nightly',
  }, async ({ page }) => {
    const phone = new SlowPhone(page);
    const dialog = new LeadDialog(page);
    await phone.visit('/fibra-ottica');
    const link = page.locator('.plan .button').first();
    const resting = await link.evaluate((element) => getComputedStyle(element).cursor);
    await phone.tap(link);
    await expect(link).toHaveAttribute('aria-busy', 'true');
    expect(await link.evaluate((element) => getComputedStyle(element).cursor)).not.toBe(resting);
    await phone.tap(link);
    await expect(dialog.dialog).toHaveCount(0);
    await phone.letScriptsThrough();
    await dialog.expectOpen(DIALOGS.plan.title);
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(dialog.dialog).toHaveCount(1);
    // The address names the plan, for the page's other forms; the link was not followed to its fragment.
    await expect(page).toHaveURL(/\/fibra-ottica\?scelta=[^#]+$/);
    // If the second tap opened the dialog again, it would reappear after this.
    await dialog.close.click();
    await expect(dialog.dialog).toHaveCount(0);
  });

  test('dials a telephone link at once, and counts it once when the module has come', async ({
    page,
    services,
    baseURL,
  }) => {
    const phone = new SlowPhone(page);
    const address = `/fibra-ottica?utm_content=${crypto.randomUUID()}`;
    await phone.visit(address);
    // There is no telephone here: a click that nobody prevents is one that the browser would dial.
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        document.title = event.defaultPrevented ? 'held' : 'dialled';
        event.preventDefault();
      });
    });
    await phone.tap(page.locator('.hero a[href^=tel]'));
    await expect(page).toHaveTitle('dialled');
    await phone.letScriptsThrough();
    const stored = () => services.interactionsOn(`${baseURL}${address}`);
    await expect.poll(stored).toEqual(['phone']);
    await page.waitForLoadState('networkidle');
    expect(await stored()).toEqual(['phone']);
  });
});

test('closes the cookie banner at once, and stores the choice without any script file', async ({ page }) => {
  const phone = new SlowPhone(page);
  const banner = new CookieBanner(page);
  await phone.visit('/');
  await phone.tap(banner.button(WORDS.cookies.banner.necessary));
  await expect(banner.region).toBeHidden();
  await banner.expectStored(false, false);
  await phone.letScriptsThrough();
  await expect(banner.region).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('marks “Personalizza” as busy, and opens one dialog', { tag: '@nightly' }, async ({ page }) => {
  const phone = new SlowPhone(page);
  const banner = new CookieBanner(page);
  await phone.visit('/');
  await phone.tap(banner.button(WORDS.cookies.banner.customise));
  await expect(banner.button(WORDS.cookies.banner.customise)).toHaveAttribute('aria-busy', 'true');
  await phone.letScriptsThrough();
  await expect(banner.switch(WORDS.cookies.switches.analytics.name)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await banner.text()).toBeNull();
});
