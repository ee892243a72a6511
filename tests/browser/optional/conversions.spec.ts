import type { Page } from 'playwright/test';
import { expectOneLead } from '../arrived-lead.ts';
import { CookieBanner } from '../cookie-banner.ts';
import { withoutWorker } from '../kept-leads.ts';
import { LEAD_ENDPOINT } from '../lead-endpoint.ts';
import { LeadForm } from '../lead-form.ts';
import { newProspect } from '../prospect.ts';
import { WORDS } from '../site-words.ts';
import { TOASTS } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

test.use({
  expectedErrors:
    /request to another host: https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)\//,
});

const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };

/** The visitor has chosen, on an earlier visit. */
const choose = (page: Page, allowed: typeof ALL) =>
  page.addInitScript((choice) => {
    if (sessionStorage['chosen']) return;
    sessionStorage['chosen'] = 'true';
    localStorage.setItem(
      'cookie-preferences',
      JSON.stringify({ necessary: true, ...choice, timestamp: Date.now() }),
    );
  }, allowed);

/** The scripts of Google and Meta do nothing here: their queues keep what they would be told. */
const silenceTags = (page: Page, baseURL: string | undefined): Promise<unknown> =>
  page.route(
    (url) => url.origin !== baseURL,
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
        body: '',
      }),
  );

test.beforeEach(({ page, baseURL }) => silenceTags(page, baseURL));

/** What the tags of this page were told of leads, and everything that they were told. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], fbq } = window as {
      dataLayer?: ArrayLike<unknown>[];
      fbq?: { queue: unknown[][] };
    };
    const google = dataLayer.map((command) => Array.from(command));
    const meta = fbq?.queue ?? [];
    return {
      google: google.filter(([, event]) => event === 'generate_lead').map(([, , parameters]) => parameters),
      meta: meta.filter(([, event]) => event === 'Lead').map(([, , parameters]) => parameters),
      everything: JSON.stringify([google, meta]),
      exist: 'dataLayer' in window || 'fbq' in window,
    };
  });

const expectTold = async (
  page: Page,
  baseURL: string | undefined,
  formType = 'contact',
  path = '/fibra-ottica',
) => {
  await expect.poll(async () => (await told(page)).google).toHaveLength(1);
  const { google, meta } = await told(page);
  expect(google).toEqual([{ form_type: formType, page_path: path, page_location: `${baseURL}${path}` }]);
  expect(meta).toEqual([{ content_category: formType, content_name: path }]);
};

const expectNothing = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  const { google, meta } = await told(page);
  expect([google, meta]).toEqual([[], []]);
};

/** The browser's own post, as before the island has loaded. */
const postNatively = async (page: Page, form: LeadForm) => {
  await form.form.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
  await page.waitForURL(/\/richiesta-inviata/);
};

/** Another visitor: the tab forgets what was typed before, with the id of that lead. */
const startAnew = (page: Page) => page.evaluate(() => sessionStorage.clear());

test('tells both tags once about a lead that the form’s script sent, and nothing about the person', async ({
  page,
  baseURL,
  services,
}) => {
  await choose(page, ALL);
  const form = new LeadForm(page);
  const prospect = newProspect();
  await form.open();
  await form.fillLikeAPerson(prospect);
  expect((await told(page)).google).toEqual([]);
  await form.send(TOASTS.sent);
  await expectTold(page, baseURL);
  const { everything } = await told(page);
  for (const personal of [prospect.name, prospect.email, prospect.phone, prospect.message])
    expect(everything).not.toContain(personal);
  await expectOneLead(services, prospect);
});

test('tells them once about a lead that the browser posted: not on a reload, a return or a direct visit', async ({
  page,
  baseURL,
  services,
}) => {
  await choose(page, ALL);
  const form = new LeadForm(page);
  const prospect = newProspect();
  await page.goto('/fibra-ottica');
  await form.fill(prospect);
  await postNatively(page, form);
  await expectTold(page, baseURL);
  await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
  await page.reload();
  await expectNothing(page);
  await page.goto('/chi-siamo');
  await page.goBack();
  await expect.poll(async () => (await told(page)).google.length).toBeLessThan(2);
  await page.goto('/richiesta-inviata');
  await expectNothing(page);
  await expectOneLead(services, prospect);
});

test.describe('a lead that waits', () => {
  test.use({ expectedErrors: /request to another host|ERR_FAILED|Failed to load resource/ });

  test('is told once, by the page that has sent it', { tag: '@nightly' }, async ({
    page,
    context,
    baseURL,
    services,
  }) => {
    await withoutWorker(context);
    await choose(page, ALL);
    const form = new LeadForm(page);
    const prospect = newProspect();
    await form.open();
    await form.fillLikeAPerson(prospect);
    await context.route(`**${LEAD_ENDPOINT}`, (route) => route.abort());
    await form.submit.click();
    await expect(form.form).toContainText('Non si è perso nulla');
    await expectNothing(page);
    await page.close();
    await context.unroute(`**${LEAD_ENDPOINT}`);
    const next = await context.newPage();
    await silenceTags(next, baseURL);
    await next.goto('/chi-siamo');
    await expectTold(next, baseURL);
    await next.reload();
    await expectNothing(next);
    await expectOneLead(services, prospect);
  });
});

test('tells and stores nothing after a refusal, with and without the form’s script', async ({ page }) => {
  await choose(page, NONE);
  const form = new LeadForm(page);
  await form.open();
  await form.fillLikeAPerson(newProspect());
  await form.send(TOASTS.sent);
  await page.waitForLoadState('networkidle');
  expect((await told(page)).exist).toBe(false);
  await page.goto('/fibra-ottica');
  await form.fill(newProspect());
  await postNatively(page, form);
  await page.waitForLoadState('networkidle');
  expect((await told(page)).exist).toBe(false);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('told'))),
  ).toEqual([]);
});

test('tells nothing after a withdrawal on the same page, nor while nothing is chosen', async ({ page }) => {
  const form = new LeadForm(page);
  const banner = new CookieBanner(page);
  await page.goto('/fibra-ottica');
  await form.fill(newProspect());
  await postNatively(page, form);
  await page.waitForLoadState('networkidle');
  expect((await told(page)).exist).toBe(false);

  await startAnew(page);
  await form.open();
  await banner.button(WORDS.cookies.banner.all).click();
  await expect.poll(async () => (await told(page)).exist).toBe(true);
  await banner.reopen.click();
  for (const purpose of [WORDS.cookies.switches.analytics, WORDS.cookies.switches.marketing])
    await banner.switch(purpose.name).click();
  await banner.dialog.getByRole('button', { name: WORDS.cookies.buttons.save }).click();
  await form.fillLikeAPerson(newProspect());
  await form.send(TOASTS.sent);
  await expectNothing(page);
});

test('names the page without what a campaign wrote into its address', { tag: '@nightly' }, async ({
  page,
  baseURL,
}) => {
  await choose(page, ALL);
  for (const query of [
    'utm_source=newsletter&utm_content=mario.rossi@officine.example',
    'utm_campaign=%3Cscript%3Ealert(1)%3C/script%3E&gclid=Cj0',
    `utm_term=${'è'.repeat(300)}`,
    'utm_source=&utm_campaign=%00%0D%0A',
    'utm_campaign=%E0%A4%A',
  ]) {
    const form = new LeadForm(page);
    await page.goto(`/fibra-ottica?${query}`);
    await form.fill(newProspect());
    await postNatively(page, form);
    await expectTold(page, baseURL);
    expect((await told(page)).everything).not.toMatch(/mario|script|utm_|Cj0/);
    await startAnew(page);
  }
});
