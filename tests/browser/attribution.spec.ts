import type { Page } from 'playwright/test';
import { isKind } from '../../src/content-model/section.ts';
import { section as roles } from '../../src/sections/roles/roles.schema.ts';
import { onlyMailOf } from './arrived-lead.ts';
import { CookieBanner } from './cookie-banner.ts';
import { expect, test } from './fixtures.ts';
import { LeadDialog } from './lead-dialog.ts';
import { APPLICATION_FORM, type FormPlace, HERO_FORM, LeadForm, QUOTE_FORM } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';
import type { Services } from './services.ts';
import { DIALOGS, formAt, SITE, WORDS } from './site-words.ts';

const ARRIVAL = '/fibra-ottica?utm_source=g&utm_medium=cpc&utm_campaign=medici&gclid=Cj0_K-7#contatto-hero';
const CAMPAIGN = { source: 'g', medium: 'cpc', campaign: 'medici', landing: '/fibra-ottica' };
const MAILED = ['Prima pagina: /fibra-ottica', 'Campagna: medici', 'Fonte: g', 'Mezzo: cpc'];

const VOIP_FORM: FormPlace = { ...HERO_FORM, path: '/servizi/voip' };
const nameOfPlan = (list: string, index: number) => SITE.planList(list).items[index]?.name ?? '';
const buttonOf = (page: Page, plan: string) => page.locator(`.plan:has(h3:text-is("${plan}")) .button`);
/** The first open position and its button's label. */
const openPositions = () => {
  const page = SITE.pages.find(({ path }) => path === APPLICATION_FORM.path);
  const section = page?.sections.find(isKind(roles));
  if (!section) throw new Error(`${APPLICATION_FORM.path} has no open positions`);
  const { title } = SITE.role(section.roles[0] ?? '');
  return { position: title, label: `${section.button} come ${title}` };
};

/** @returns the plan and the campaign that this visitor's only row in `leads` holds */
const originOf = async (services: Services, email: string) => {
  await expect.poll(async () => (await services.leadsFrom(email)).length).toBe(1);
  const [lead] = await services.leadsFrom(email);
  return { plan: lead?.payload['plan'], campaign: lead?.payload['campaign'] };
};

const follow = async (page: Page, path: string): Promise<void> => {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
};

test('sends the first page’s campaign with a form two pages later, and keeps it in the tab only', async ({
  page,
  context,
  services,
}) => {
  const form = new LeadForm(page, QUOTE_FORM);
  const prospect = newProspect();
  await page.clock.install();
  await page.goto(ARRIVAL);
  await page.clock.runFor(100);
  await follow(page, '/chi-siamo');
  await page.goto('/');
  await form.fillLikeAPerson(prospect);
  await form.submit.click();
  await expect(form.receipt).toBeVisible();

  expect(await originOf(services, prospect.email)).toEqual({ plan: undefined, campaign: CAMPAIGN });
  const { text } = await onlyMailOf(services, prospect);
  for (const line of MAILED) expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('Clic Google');
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);
  expect(await context.cookies()).toEqual([]);
});

const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'GCLID', 'amp;gclid'];

test('without consent no click id is stored or sent, with a lead or a click', async ({ page, services }) => {
  const secret = `Cj0-${crypto.randomUUID()}`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(JSON.stringify([request.headers(), request.postData()]));
  });
  const form = new LeadForm(page, QUOTE_FORM);
  const prospect = newProspect();
  await page.clock.install();
  await page.goto(
    `/?${CLICK_IDS.map((id) => `${id}=${secret}`).join('&')}&UTM_Source=news&amp;utm_medium=email`,
  );
  await page.clock.runFor(100);
  // No call is placed, and the form's boxes can still be ticked.
  await page
    .locator('.bar > .phone-link')
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  const click = page.waitForRequest('**/api/contact-interactions');
  await page.locator('.bar > .phone-link').dispatchEvent('click');
  expect((await click).postDataJSON().page_url).not.toContain(secret);
  await form.fillLikeAPerson(prospect);
  await form.submit.click();
  await expect(form.receipt).toBeVisible();
  const { campaign } = await originOf(services, prospect.email);
  expect(campaign).toEqual({ source: 'news', medium: 'email', landing: '/' });
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain('UTM_Source=news&amp;utm_medium=email');
  expect(kept).not.toContain(secret);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(sent.join()).not.toContain(secret);
});

test('keeps and sends gclid from the consent to marketing on, and drops it when that is withdrawn', async ({
  page,
  services,
}) => {
  const banner = new CookieBanner(page);
  const kept = () => page.evaluate(() => sessionStorage.getItem('campaign'));
  await page.goto(ARRIVAL);
  await expect.poll(kept).toContain('medici');
  expect(await kept()).not.toContain('gclid');
  await banner.button(WORDS.cookies.banner.all).click();
  await expect.poll(kept).toContain('gclid=Cj0_K-7');
  await page.goto('/chi-siamo');
  expect(await kept()).toContain('gclid=Cj0_K-7');
  const form = new LeadForm(page, QUOTE_FORM);
  const prospect = newProspect();
  await form.open();
  await form.fillLikeAPerson(prospect);
  await form.submit.click();
  await expect(form.receipt).toBeVisible();
  expect((await originOf(services, prospect.email)).campaign).toEqual({ ...CAMPAIGN, gclid: 'Cj0_K-7' });
  expect((await onlyMailOf(services, prospect)).text.split('\n')).toContain('Clic Google: Cj0_K-7');
  await banner.reopen.click();
  await banner.switch(WORDS.cookies.switches.marketing.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  await expect.poll(kept).not.toContain('gclid');
  expect(await kept()).toContain('utm_campaign=medici');
});

test('replaces an earlier campaign by a later one, and sends only the first page when there is none', {
  tag: '@nightly',
}, async ({ page, context, services }) => {
  const send = async (tab: Page, path: string) => {
    const prospect = newProspect();
    const form = new LeadForm(tab, QUOTE_FORM);
    await tab.goto(path);
    await tab.clock.runFor(100);
    await tab.goto('/');
    await form.fillLikeAPerson(prospect);
    await form.submit.click();
    await expect(form.receipt).toBeVisible();
    return (await originOf(services, prospect.email)).campaign;
  };
  await page.clock.install();
  await page.goto(ARRIVAL);
  await page.clock.runFor(100);
  expect(await send(page, '/servizi/voip?utm_source=news')).toEqual({
    source: 'news',
    landing: '/servizi/voip',
  });

  const other = await context.newPage();
  await other.clock.install();
  expect(await send(other, '/servizi?x=1')).toEqual({ landing: '/servizi' });
  expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('leads from a plan’s button to the form, which shows and sends the plan', async ({ page, services }) => {
  const plan = nameOfPlan('voip', 1);
  const form = new LeadForm(page, VOIP_FORM);
  const prospect = newProspect();
  await form.open();
  await buttonOf(page, plan).click();
  const line = page.locator('.choice:visible');
  await expect(line).toHaveText(`Hai scelto: ${plan}`);
  await expect(line).toBeInViewport();
  await form.fillLikeAPerson(prospect);

  // Once the island is live, another plan does not reload the page, so the ticked boxes stay.
  const another = nameOfPlan('voip', 0);
  await buttonOf(page, another).click();
  await expect(line).toHaveText(`Hai scelto: ${another}`);
  await expect(form.field('privacyConsent')).toBeChecked();
  await form.submit.click();
  await expect(form.receipt).toBeVisible();
  expect((await originOf(services, prospect.email)).plan).toBe(another);
  expect((await onlyMailOf(services, prospect)).text).toContain(`\nPiano: ${another}\n`);
});

test('sends the plan from the plan’s dialog', async ({ page }) => {
  const plan = nameOfPlan('fibra-ottica', 1);
  const dialog = new LeadDialog(page);
  await dialog.visit('/fibra-ottica');
  await buttonOf(page, plan).click();
  await dialog.expectOpen(DIALOGS.plan.title);
  await dialog.fill(newProspect());
  const { source } = formAt('/fibra-ottica', 'connectivity-hero');
  expect(await dialog.send()).toMatchObject({ source: `${source} - ${plan}`, plan });
});

test('leads from a position’s button to the application, which shows and sends the position', {
  tag: '@nightly',
}, async ({ page, services }) => {
  const form = new LeadForm(page, APPLICATION_FORM);
  const prospect = newProspect();
  await form.open();
  const { position, label } = openPositions();
  await page.getByRole('link', { name: label }).click();
  await expect(page.locator('.choice:visible')).toHaveText(`Hai scelto: ${position}`);
  await form.fillLikeAPerson(prospect);
  await form.submit.click();
  await expect(form.receipt).toBeVisible();
  expect((await originOf(services, prospect.email)).plan).toBe(position);
  expect((await onlyMailOf(services, prospect)).text).toContain(`\nPosizione: ${position}\n`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('sends the campaign from a form on the page that the campaign leads to', async ({
    page,
    services,
  }) => {
    const form = new LeadForm(page);
    const prospect = newProspect();
    await page.goto(ARRIVAL);
    await form.fill(prospect);
    await form.submit.click();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    expect((await originOf(services, prospect.email)).campaign).toEqual(CAMPAIGN);
  });

  for (const dialog of [false, true]) {
    const [path, list] = dialog ? ['/fibra-ottica', 'fibra-ottica'] : ['/servizi/voip', 'voip'];
    test(
      `${path}: shows the plan in the form and on the page that returns it, and sends it`,
      nightlyIf(!dialog),
      async ({ page, services }) => {
        const plan = nameOfPlan(list, 2);
        const form = new LeadForm(page, { ...HERO_FORM, path });
        const prospect = newProspect();
        await page.goto(path);
        await buttonOf(page, plan).click();
        await expect(page.locator('.choice:visible')).toHaveText(`Hai scelto: ${plan}`);
        await form.fill({ ...prospect, email: 'nicolo@officine' });
        await form.sendUnchecked();
        await expect(page.getByText(`Hai scelto: ${plan}`)).toBeVisible();
        await form.returned.field('email').fill(prospect.email);
        await form.returned.submit.click();
        await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
        expect((await originOf(services, prospect.email)).plan).toBe(plan);
      },
    );
  }

  test('sends the position', async ({ page, services }) => {
    const form = new LeadForm(page, APPLICATION_FORM);
    const prospect = newProspect();
    await page.goto(APPLICATION_FORM.path);
    const { position, label } = openPositions();
    await page.getByRole('link', { name: label }).click();
    await form.fill(prospect);
    await form.submit.click();
    await expect(page).toHaveURL(/\/candidatura-inviata\/?$/);
    expect((await originOf(services, prospect.email)).plan).toBe(position);
  });
});
