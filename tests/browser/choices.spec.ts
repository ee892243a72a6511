import type { Page } from 'playwright/test';
import { isKind } from '../../src/content-model/section.ts';
import { section as solutionRows } from '../../src/sections/solution-rows/solution-rows.schema.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { LeadDialog } from './lead-dialog.ts';
import { LeadForm } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';
import { SITE } from './site-words.ts';

/** The plans of the eight pages, in the order of their cards. */
const PLAN_PAGES = SITE.services.flatMap(({ href, plans }) =>
  plans === undefined ? [] : [{ path: href, names: SITE.planList(plans).items.map(({ name }) => name) }],
);
const SERVICE_PAGES = SITE.pages.flatMap(({ path, sections }) =>
  sections
    .filter(isKind(solutionRows))
    .map(({ solutions }) => ({ path, names: SITE.solutions(solutions).map(({ title }) => title) })),
);
const HERO = 'contatto-hero';
const formIn = (page: Page, id: string) => new LeadForm(page, { path: '', id, submitLabel: '' }).form;

/** The visible line that says what was chosen. */
const shownIn = (page: Page, id: string) =>
  page.locator(`.form-card:has(#${id}-form) :is(.choice, .chosen):visible`);

const sendFrom = async (page: Page, id: string, email: string): Promise<void> => {
  const form = formIn(page, id);
  await form.locator('[name=name]').fill('Anna Neri');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('06 1234567');
  await form.locator('[name=privacyConsent]').check();
  await form.locator('[name=contactConsent]').check();
  await form.locator('[name=send]').click();
};

test('lists eight pages with plans and 36 services', () => {
  expect(PLAN_PAGES).toHaveLength(8);
  expect(SERVICE_PAGES.flatMap(({ names }) => names)).toHaveLength(36);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [number, { path, names }] of PLAN_PAGES.entries())
    test(
      `${path}: a plan is shown and sent after another jump`,
      nightlyIf(number > 0),
      async ({ page, services }) => {
        const { email } = newProspect();
        await page.goto(path);
        // The first page tries each of its plans; all have the same card, whose links tests/site/links.test.ts follows.
        for (const [index, name] of names.entries()) {
          if (number > 0 && index < names.length - 1) continue;
          await page.locator('.plan .button').nth(index).click();
          await expect(shownIn(page, HERO)).toHaveText(`Hai scelto: ${name}`);
        }
        await page.locator(`.plans > .actions a[href="#${HERO}"]`).click();
        await expect(page).toHaveURL(/\?scelta=[^#]+#contatto-hero$/);
        await expect(shownIn(page, HERO)).toHaveText(`Hai scelto: ${names.at(-1)}`);
        await sendFrom(page, HERO, email);
        await expect(page).toHaveURL(/\/richiesta-inviata/);
        expect(await services.leadsFrom(email)).toMatchObject([{ payload: { plan: names.at(-1) } }]);
      },
    );

  for (const [number, { path, names }] of SERVICE_PAGES.entries())
    test(
      `${path}: a service is shown and sent after another jump`,
      nightlyIf(number > 0),
      async ({ page, services }) => {
        const { email } = newProspect();
        await page.goto(path);
        await page.locator('.solution-rows li .ask a').nth(3).click();
        await expect(shownIn(page, 'consulenza')).toHaveText(`Hai scelto: ${names[3]}`);
        await page.locator('a[href="#main"]').focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/#main$/);
        await expect(shownIn(page, 'consulenza')).toHaveText(`Hai scelto: ${names[3]}`);
        await sendFrom(page, 'consulenza', email);
        await expect(page).toHaveURL(/\/richiesta-inviata/);
        const [lead] = await services.leadsFrom(email);
        expect(lead).toMatchObject({ form_type: 'quote', payload: { plan: names[3] } });
        await expect
          .poll(async () => (await services.mailsFrom(email)).map(({ text }) => text))
          .toEqual([expect.stringContaining(names[3] as string)]);
      },
    );
});

test('sends a plan whose dialog was closed from the form of the page, after a jump and a reload', async ({
  page,
  services,
}) => {
  const { email } = newProspect();
  const dialog = new LeadDialog(page);
  await dialog.visit('/fibra-ottica');
  const name = await page.locator('.plan h3').nth(1).textContent();
  await page.locator('.plan .button').nth(1).click();
  await expect(dialog.heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toHaveCount(0);
  await page.locator(`.plans > .actions a[href="#${HERO}"]`).click();
  await expect(shownIn(page, HERO)).toHaveText(`Hai scelto: ${name}`);
  await page.reload();
  // The form's code shows the choice of the address, before anything can be sent.
  await formIn(page, HERO).locator('[name=name]').focus();
  await expect(shownIn(page, HERO)).toHaveText(`Hai scelto: ${name}`);
  await page.locator('.bar > .button').click();
  await expect(dialog.dialog.locator('.chosen')).toHaveText(`Hai scelto: ${name}`);
  await page.keyboard.press('Escape');
  await page.clock.fastForward(4000);
  await sendFrom(page, HERO, email);
  await expect
    .poll(() => services.leadsFrom(email))
    .toMatchObject([{ source: 'Fibra Ottica', payload: { plan: name } }]);
});

test('asks for the quote of a service in a dialog, with the source of the page', async ({
  page,
  services,
}) => {
  const prospect = newProspect();
  const dialog = new LeadDialog(page);
  await dialog.visit('/innovazione-digitale/cybersecurity');
  await page.locator('.solution-rows li .ask a').nth(2).click();
  await dialog.expectOpen(SITE.dialogs.service.title);
  const name = SERVICE_PAGES.find(({ path }) => path.endsWith('cybersecurity'))?.names[2] ?? '';
  await expect(dialog.dialog).toHaveAccessibleDescription(new RegExp(` ${name}\\.$`));
  await dialog.fill(prospect);
  await dialog.waitLikeAPerson();
  await dialog.dialog.locator('[name=send]').click();
  await expect
    .poll(() => services.leadsFrom(prospect.email))
    .toMatchObject([{ form_type: 'quote', source: 'Cybersecurity', payload: { plan: name } }]);
});

test('leads from the entry price of a service to the consultation', async ({ page }) => {
  const dialog = new LeadDialog(page);
  await dialog.visit('/innovazione-digitale/cybersecurity');
  const link = page.locator('.solution-rows .start a');
  await expect(link).toHaveAttribute('href', '/innovazione-digitale#consulenza');
  await link.click();
  await dialog.expectOpen(SITE.dialogs.consultation.title);
  await page.goto('/innovazione-digitale/cloud-data-center');
  await expect(link).toHaveAttribute('href', '#consulenza');
});

test('what was typed follows to the dialog and to the second form, and a new request is empty', async ({
  page,
}) => {
  const dialog = new LeadDialog(page);
  const prospect = newProspect();
  await dialog.visit('/fibra-ottica');
  await formIn(page, HERO).locator('[name=name]').fill('Anna Neri');
  await page.locator('.plan .button').first().click();
  await expect(dialog.field('name')).toHaveValue('Anna Neri');
  await dialog.field('message').fill('Due sedi');
  await expect(formIn(page, HERO).locator('[name=message]')).toHaveValue('Due sedi');
  await dialog.fill(prospect);
  await dialog.send();
  await expect(dialog.dialog.locator('.receipt')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toHaveCount(0);
  await page.locator('.plan .button').first().click();
  await expect(dialog.dialog.locator('.receipt')).toHaveCount(0);
  await expect(dialog.field('name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.goto('/lavora-con-noi');
  await formIn(page, 'candidatura-subito').locator('[name=name]').fill('Davide');
  await expect(formIn(page, 'candidatura').locator('[name=name]')).toHaveValue('Davide');
});

test('brings the first field into view from the bar of phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await haveChosen(page);
  for (const [path, id] of [
    ['/', 'consulenza'],
    ['/fibra-ottica', HERO],
    ['/lavora-con-noi', 'candidatura'],
  ] as const) {
    await page.goto(path);
    await page.locator('.quick-contacts a[href*="#"]').click();
    await expect(formIn(page, id).locator('[name=name]')).toBeInViewport({ ratio: 1 });
  }
});
