import { expectOneLead, expectOneMail } from './expect-lead.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, loseScripts } from './island-scripts.ts';
import { LeadForm, newProspect } from './lead-form.ts';
import { TOASTS } from './toasts.ts';

test('what was typed and ticked before React arrived stays', async ({ page, services }) => {
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
  await form.submit.click();
  await form.expectToast(TOASTS.sent);
  await expectOneLead(services, prospect);
});

test('the first tap counts', async ({ page }) => {
  const form = new LeadForm(page);
  const letScriptsThrough = await holdScripts(page);
  await form.open();
  await form.field('contactConsent').click();
  await expect(form.field('contactConsent')).toBeChecked();
  letScriptsThrough();
  await form.untilHydrated();
  await expect(form.field('contactConsent')).toBeChecked();
});

test.describe('the script files never arrive', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('the form posts by itself', async ({ page, services }) => {
    const form = new LeadForm(page);
    const prospect = newProspect();
    await loseScripts(page);
    await form.open();
    await form.fill(prospect);
    await form.submit.click();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });
});
