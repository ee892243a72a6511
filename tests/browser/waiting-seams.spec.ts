import type { BrowserContext, Page } from 'playwright/test';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { onlyMailOf } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import {
  changeKept,
  expectNothingKept,
  fireSync,
  keptIn,
  keptLeads,
  NOTHING,
  untilWorker,
  withoutWorker,
} from './kept-leads.ts';
import { LeadDialog } from './lead-dialog.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { APPLICATION_FORM, LeadForm, openFilledForm, QUOTE_FORM } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

const REOPEN = 'Rivedila e inviala';
const HOUR_MS = 3_600_000;
const ROUTE = `**${LEAD_ENDPOINT}`;

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

const notice = (page: Page) => page.locator('body > .toasts .toast');

/** Cuts every request to the site's functions, as a dead line does that the browser still reports. */
const cut = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', (route) => route.abort('connectionreset'));

test('calls an application sent that had arrived, when its answer and the page are lost', async ({
  page,
  context,
  services,
}) => {
  await withoutWorker(context);
  const prospect = { ...newProspect(), message: '' };
  const form = new LeadForm(page, APPLICATION_FORM);
  await form.open();
  await form.fillLikeAPerson(prospect);
  const buffer = makePdf(900_000);
  await form.field('attachment').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  const keys: (string | null)[] = [];
  const uploads: unknown[] = [];
  await context.route(ROUTE, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    uploads.push(route.request().postDataJSON().attachment);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.submit.click();
  await expect.poll(async () => (await services.leadsFrom(prospect.email)).length).toBe(1);
  await page.close();

  const next = await context.newPage();
  await next.goto('/chi-siamo');
  await expect(notice(next)).toContainText(/è stata inviata all(e |’).* Il numero è/);
  await expectNothingKept(next);
  expect(new Set(keys).size).toBe(1);
  expect(uploads[1]).toEqual(uploads[0]);
  expect(await services.leadsFrom(prospect.email)).toHaveLength(1);
  const { attachments } = await onlyMailOf(services, prospect);
  expect(attachments).toHaveLength(1);
});

test('sends a lead by itself whose line was cut, while its page stays open', { tag: '@nightly' }, async ({
  page,
  context,
  services,
}) => {
  const { form, prospect } = await openFilledForm(page);
  let isCut = true;
  await context.route(ROUTE, async (route) => {
    if (!isCut) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.submit.click();
  await expect(form.form).toContainText('Richiesta non ancora inviata');
  await expect(form.form).not.toContainText('Riprova più tardi');
  isCut = false;
  await form.expectToast(TOASTS.sent);
  await expect(form.receipt).toContainText(/n\. \w{4}-\w{4}/);
  expect(await services.leadsFrom(prospect.email)).toHaveLength(1);
  await expectNothingKept(page);
});

test('opens a form again on its own page, in place of what else was typed there, as the same lead', async ({
  page,
  context,
  services,
}) => {
  await withoutWorker(context);
  const { form, prospect } = await openFilledForm(page);
  await context.route(ROUTE, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.submit.click();
  await expect(form.form).toContainText('Non si è perso nulla');
  await changeKept(page, { writtenAt: Date.now() - 25 * HOUR_MS });
  await page.close();
  await context.unroute(ROUTE);
  const next = await context.newPage();
  const again = new LeadForm(next);
  await again.open();
  await again.field('name').fill('Altro Testo');
  await notice(next).getByRole('button', { name: REOPEN }).click();
  await again.expectTexts(prospect);
  await expect(again.field('name')).toBeFocused();
  await again.untilHydrated();
  await again.waitLikeAPerson();
  await again.field('privacyConsent').check();
  await again.field('contactConsent').check();
  await again.send(TOASTS.sent);
  expect(await services.leadsFrom(prospect.email)).toHaveLength(1);
  await expectNothingKept(next);
});

test('keeps two texts of a duplicated tab under two keys', async ({ page, context, services }) => {
  await withoutWorker(context);
  const { form, prospect: first } = await openFilledForm(page, QUOTE_FORM);
  const copied = await page.evaluate(() => ({ ...sessionStorage }));
  const twin = await context.newPage();
  await twin.addInitScript((values) => Object.assign(sessionStorage, values), copied);
  const second = newProspect();
  const other = new LeadForm(twin, QUOTE_FORM);
  await other.open();
  await expect(other.field('name')).toHaveValue(first.name);
  await other.fillLikeAPerson(second);
  await cut(context);
  await form.submit.click();
  await expect(form.form).toContainText('Non si è perso nulla');
  await other.submit.click();
  await expect(other.form).toContainText('Non si è perso nulla');
  expect(new Set((await keptLeads(twin)).map(({ key }) => key)).size).toBe(2);
  await page.close();
  await twin.close();
  await context.unroute('**/api/**');
  const next = await context.newPage();
  await next.goto('/chi-siamo');
  for (const { email } of [first, second])
    await expect.poll(async () => (await services.leadsFrom(email)).length).toBe(1);
});

for (const [what, script] of [
  [
    'a store that never answers',
    () => {
      indexedDB.open = () => ({}) as IDBOpenDBRequest;
    },
  ],
  [
    'a lock that another tab never gives back',
    () => {
      const { locks } = navigator;
      const request = locks.request.bind(locks) as (...of: unknown[]) => Promise<unknown>;
      void request('waiting-leads', () => new Promise(() => undefined));
    },
  ],
] as const)
  test(`sends in spite of ${what}`, nightlyIf(what.startsWith('a lock')), async ({ page, services }) => {
    await page.addInitScript(script);
    const { form, prospect } = await openFilledForm(page);
    await form.submit.click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(form.receipt).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect.poll(async () => (await services.leadsFrom(prospect.email)).length).toBe(1);
  });

test('tells once that a lead has expired, with its day, and keeps nothing of it that was typed', async ({
  page,
  context,
  services,
}) => {
  const { form, prospect } = await openFilledForm(page);
  await untilWorker(page);
  await context.setOffline(true);
  await form.sendWithoutConnection();
  await expect(form.form).toContainText('dopo 3 giorni la cancelliamo');
  await changeKept(page, { writtenAt: new Date('2026-11-20T10:00:00').getTime() });
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.clock.install({ time: new Date('2026-11-25T10:00:00') });
  await next.goto('/robots.txt');
  await fireSync(next).catch(() => undefined);
  await next.goto('/chi-siamo');
  await expect(notice(next)).toContainText('La richiesta del 20 novembre non è partita: scrivila di nuovo.');
  await expectNothingKept(next);
  await next.goto('/servizi');
  await next.waitForLoadState('networkidle');
  await expect(notice(next)).toHaveCount(0);
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
});

test('erases what was typed on a sync event after three days, and keeps the day', async ({
  page,
  context,
}) => {
  const { form, prospect } = await openFilledForm(page);
  await untilWorker(page);
  await context.setOffline(true);
  await form.sendWithoutConnection();
  await changeKept(page, { writtenAt: Date.now() - 96 * HOUR_MS });
  await page.close();
  await context.setOffline(false);
  const plain = await context.newPage();
  await plain.goto('/robots.txt');
  await fireSync(plain);
  await expect.poll(async () => JSON.stringify(await keptLeads(plain))).not.toContain(prospect.email);
  expect(Object.keys((await keptLeads(plain))[0] ?? {}).sort()).toEqual([
    'formType',
    'key',
    'version',
    'writtenAt',
  ]);
});

test('asks about a lead when the clock goes two days back, and still when it comes forth again', {
  tag: '@nightly',
}, async ({ page, context, services }) => {
  await withoutWorker(context);
  const { form, prospect } = await openFilledForm(page);
  await cut(context);
  await form.submit.click();
  await expect(form.form).toContainText('Non si è perso nulla');
  const [kept] = await keptLeads(page);
  await page.close();
  await context.unroute('**/api/**');
  const next = await context.newPage();
  const written = Date.now();
  await next.clock.install({ time: written - 48 * HOUR_MS });
  await next.goto('/chi-siamo');
  await expect(notice(next)).toContainText('La vuoi ancora inviare?');
  await next.clock.setSystemTime(written + HOUR_MS);
  await next.goto('/servizi');
  await expect(notice(next)).toContainText('La vuoi ancora inviare?');
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
  await next.getByRole('button', { name: REOPEN }).click();
  await next.waitForURL('**/fibra-ottica**');
  const again = new LeadForm(next);
  await again.expectTexts(prospect);
  await again.field('privacyConsent').check();
  await again.field('contactConsent').check();
  await again.send(TOASTS.sent);
  const rows = await services.leadsFrom(prospect.email);
  expect(rows.map(({ id }) => id)).toEqual([kept?.['key']]);
  await expectNothingKept(next);
});

test('sends no click id of a visitor who has withdrawn the consent meanwhile', async ({
  page,
  context,
  services,
}) => {
  await withoutWorker(context);
  await page.clock.install();
  await page.addInitScript(() => {
    localStorage['cookie-preferences'] ??= JSON.stringify({
      ...{ necessary: true, analytics: true, marketing: true },
      timestamp: Date.now(),
    });
  });
  await page.goto('/fibra-ottica?utm_source=g&gclid=Cj0_K-7');
  const form = new LeadForm(page);
  const prospect = newProspect();
  await form.fillLikeAPerson(prospect);
  await cut(context);
  await form.submit.click();
  await expect(form.form).toContainText('Non si è perso nulla');
  expect(JSON.stringify(await keptLeads(page))).toContain('Cj0_K-7');
  const next = await context.newPage();
  await next.goto('/chi-siamo');
  await next.locator('footer [data-wakes="cookie-preferences"]').click();
  const dialog = next.getByRole('dialog');
  await dialog.getByRole('switch').nth(2).click();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(async () => JSON.stringify(await keptLeads(next))).not.toContain('Cj0_K-7');
  await page.close();
  await context.unroute('**/api/**');
  await next.goto('/servizi');
  await expect.poll(async () => (await services.leadsFrom(prospect.email)).length).toBe(1);
  expect(JSON.stringify(await services.leadsFrom(prospect.email))).not.toContain('Cj0_K-7');
});

test('says that nothing waits any more when the data of the site are cleared', async ({
  page,
  context,
  services,
}) => {
  const { form, prospect } = await openFilledForm(page);
  await untilWorker(page);
  await context.setOffline(true);
  await form.sendWithoutConnection();
  // By hand: after the browser's own way to do it, its store now and then answers no page of the site any more.
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        localStorage.clear();
        const erasing = indexedDB.deleteDatabase('waiting-leads');
        erasing.onsuccess = resolve;
        erasing.onerror = reject;
      }),
  );
  await expect(form.form).toContainText('Non aspetta più nulla');
  await context.setOffline(false);
  await form.expectTexts(prospect);
  expect(await keptIn(page)).toEqual(NOTHING);
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
});

test('keeps nothing again of a lead that was cancelled while the next page was sending it', async ({
  page,
  context,
}) => {
  await withoutWorker(context);
  const { form } = await openFilledForm(page);
  await cut(context);
  await form.submit.click();
  await expect(form.form).toContainText('Non si è perso nulla');
  await page.close();
  const next = await context.newPage();
  await next.goto('/chi-siamo');
  await expect(notice(next)).toContainText('parte da sola');
  let fail = (): void => undefined;
  let isAsked = false;
  await context.unroute('**/api/**');
  await context.route(ROUTE, async (route) => {
    isAsked = true;
    await new Promise<void>((resolve) => {
      fail = resolve;
    });
    await route.fulfill({ status: 503, json: { ok: false } });
  });
  await next.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => isAsked).toBe(true);
  await notice(next).getByRole('button', { name: 'Annulla l’invio' }).click();
  // The button waits for the try as long as a hung one may take.
  await expectNothingKept(next);
  fail();
  await expect(notice(next)).toContainText('Cancellata.');
  await next.waitForLoadState('networkidle');
  await expectNothingKept(next);
});

test('waits, sends and tells in a browser that is as old as Safari 15.6 and Firefox 115', async ({
  page,
  context,
  services,
}) => {
  await withoutWorker(context);
  await context.addInitScript(() => {
    const gone = (owner: object, ...names: string[]): void => {
      for (const name of names) delete (owner as Record<string, unknown>)[name];
    };
    gone(AbortSignal, 'timeout', 'any');
    gone(URL, 'canParse');
    gone(Document.prototype, 'adoptedStyleSheets');
    gone(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    gone(
      Element.prototype,
      ...Object.keys(Element.prototype).filter((name) => /^(aria[A-Z]|role$)/.test(name)),
    );
    Object.defineProperty(globalThis, 'CSSStyleSheet', {
      value: class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    });
  });
  const dialog = new LeadDialog(page);
  await dialog.visit('/servizi');
  await page.locator('header a.button').first().click();
  const prospect = newProspect();
  await dialog.fill(prospect);
  await dialog.waitLikeAPerson();
  await cut(context);
  await dialog.submit.click();
  await expect(dialog.dialog).toContainText('Non si è perso nulla');
  await page.close();
  await context.unroute('**/api/**');
  const next = await context.newPage();
  await next.goto('/chi-siamo');
  await expect(next.getByRole('status').filter({ hasText: 'è stata inviata' })).toBeVisible();
  await expect(next.locator('body > .toasts')).toHaveCSS('position', 'fixed');
  expect(await services.leadsFrom(prospect.email)).toHaveLength(1);
});
