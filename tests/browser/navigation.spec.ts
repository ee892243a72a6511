import { expectOneLead } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { WORDS } from './site-words.ts';
import { TOASTS } from './toasts.ts';

const TABS_TO_THE_FORM = 40;

test('leads to the content from the skip link, the first stop of Tab', async ({ page }) => {
  await page.goto('/fibra-ottica');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(WORDS.links.content);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('sends a lead with the keyboard alone', async ({ page, services }) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  const { keyboard } = page;
  await form.open();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  for (let stop = 0; stop < TABS_TO_THE_FORM; stop += 1) {
    if ((await form.form.locator('[name="name"]:focus').count()) > 0) break;
    await keyboard.press('Tab');
  }
  await expect(form.field('name')).toBeFocused();
  await keyboard.type(prospect.name);
  await keyboard.press('Tab');
  await keyboard.type(prospect.email);
  await keyboard.press('Tab');
  await keyboard.type(prospect.phone);
  await keyboard.press('Tab');
  await keyboard.type(prospect.message);
  for (const consent of ['privacyConsent', 'contactConsent'] as const) {
    await form.tabTo(form.field(consent));
    await keyboard.press('Space');
  }
  await form.expectKept(prospect);
  await form.untilHydrated();
  await form.waitLikeAPerson();
  await form.tabTo(form.submit);
  await keyboard.press('Enter');
  await form.expectToast(TOASTS.sent);
  await expectOneLead(services, prospect);
});
