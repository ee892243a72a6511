import { createHash } from 'node:crypto';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page, type Route } from 'playwright/test';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { expectAccessible } from './accessible.ts';
import { expectOneLead, onlyMailOf } from './arrived-lead.ts';
import { findBrowser } from './find-browser.ts';
import { expect, test } from './fixtures.ts';
import {
  changeKept,
  expectNothingKept,
  fireSync,
  keptIn,
  keptLeads,
  NOTHING,
  openPlain,
  refuseStorage,
  untilWorker,
} from './kept-leads.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { APPLICATION_FORM, type FormPlace, HERO_FORM, LeadForm, openFilledForm } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect, type Prospect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

const CANCEL = 'Annulla l’invio';
const REOPEN = 'Rivedila e inviala';
const HOUR_MS = 3_600_000;
const WRITTEN_AFTER_MS = 8000;

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/ });

/** Sends a form without a connection, and waits until it says that the lead is kept. */
const sendOffline = async (
  page: Page,
  place: FormPlace = HERO_FORM,
): Promise<{ form: LeadForm; prospect: Prospect }> => {
  const filled = await openFilledForm(page, place);
  await untilWorker(page);
  await page.context().setOffline(true);
  await filled.form.sendWithoutConnection();
  await expect.poll(() => keptIn(page)).toEqual({ databases: ['waiting-leads'], mark: true });
  return filled;
};

/**
 * Closes a page whose lead waits, and lets the connection return. The browser has no Background Sync, as Safari and
 * Firefox: only the next page sends.
 */
const leaveWithoutWorker = async (page: Page): Promise<void> => {
  const context = page.context();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await page.close();
  await context.setOffline(false);
};

/**
 * Sends a form without a connection, leaves it to the next page, and lets the server give this answer.
 *
 * @returns another page, still empty, and how often a lead was posted
 */
const leaveUnsent = async (page: Page, answer: Parameters<Route['fulfill']>[0]) => {
  const context = page.context();
  const { prospect } = await sendOffline(page);
  await leaveWithoutWorker(page);
  let posts = 0;
  await context.route(`**${LEAD_ENDPOINT}`, (route) => {
    posts += 1;
    return route.fulfill(answer);
  });
  return { prospect, next: await context.newPage(), posts: () => posts };
};

/** @returns the main process of the browser that uses this profile; Linux */
const processesOf = async (profile: string): Promise<number[]> => {
  const found: number[] = [];
  for await (const file of glob('/proc/[0-9]*/cmdline')) {
    const words = (await readFile(file, 'utf8').catch(() => '')).split('\0');
    if (words.includes(`--user-data-dir=${profile}`)) found.push(Number(file.split('/')[2]));
  }
  return found;
};

/** The notice of a page about a lead of an earlier page. */
const notice = (page: Page) => page.locator('body > .toasts .toast');

const expectWritten = async (services: Parameters<typeof onlyMailOf>[0], prospect: Prospect) => {
  const { text } = await onlyMailOf(services, prospect);
  expect(text).toMatch(
    /^Scritta: \d+ \S+ 20\d\d alle ore \d+:\d\d \(ora di Roma\), inviata appena tornata la linea$/m,
  );
};

test('sends a lead once after its tab was closed, when the browser has a connection again', async ({
  page,
  context,
  services,
}) => {
  const { prospect, form } = await sendOffline(page);
  await expect(form.form.getByText(/la richiesta parte (?:da sola )?appena torna la linea/)).toBeVisible();
  await expectAccessible(page);
  await page.close();
  const plain = await openPlain(context).catch(async () => {
    await context.setOffline(false);
    return openPlain(context);
  });
  await context.setOffline(false);
  await fireSync(plain);
  await expectOneLead(services, prospect);
  await expectWritten(services, prospect);
  // Nothing that was typed is left, only what the next page has to tell.
  await expect.poll(async () => JSON.stringify(await keptLeads(plain))).not.toContain(prospect.email);
  await plain.goto('/chi-siamo');
  await expect(notice(plain)).toContainText(
    /La richiesta dell(e |’).* è stata inviata all(e |’).*, appena tornata la linea\. Il numero è \w{4}-\w{4}\./,
  );
  await expectAccessible(plain);
  await expectNothingKept(plain);
  await plain.reload();
  await plain.waitForLoadState('networkidle');
  await expect(notice(plain)).toHaveCount(0);
  await expectOneLead(services, prospect);
});

test('sends a lead once at the next visit, after the browser was killed', { tag: '@nightly' }, async ({
  product,
  services,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'trama-profile-'));
  const { executablePath, args } = await findBrowser();
  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      args,
      baseURL: product.siteUrl,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
  const first = await launch();
  const { prospect, form } = await sendOffline(await first.newPage());
  await expect(form.form.getByText('anche se chiudi la pagina')).toBeVisible();
  // Chromium writes `localStorage` to the disk some seconds later.
  await sleep(WRITTEN_AFTER_MS);
  for (const pid of await processesOf(profile)) process.kill(pid, 'SIGKILL');
  await first.close().catch(() => undefined);
  await rm(join(profile, 'SingletonLock'), { force: true });

  const second = await launch();
  const page = await second.newPage();
  await page.goto('/servizi');
  await expectOneLead(services, prospect);
  await expectWritten(services, prospect);
  await expect(notice(page)).toContainText('è stata inviata');
  await expectNothingKept(page);
  await second.close();
  await rm(profile, { recursive: true, force: true });
});

for (const [size, way] of [
  [40_000, 'in one request'],
  [2_200_000, 'in parts'],
] as const) {
  test(
    `sends an application with its curriculum, ${way}, on the next page`,
    nightlyIf(way === 'in parts'),
    async ({ page, context, services }) => {
      const prospect = { ...newProspect(), message: 'Province di Prato e Pistoia.' };
      const bytes = makePdf(size);
      const form = new LeadForm(page, APPLICATION_FORM);
      await form.open();
      await form.fillLikeAPerson(prospect);
      await form
        .field('attachment')
        .setInputFiles({ name: 'Curriculum.pdf', mimeType: 'application/pdf', buffer: bytes });
      await untilWorker(page);
      await context.setOffline(true);
      await form.sendWithoutConnection();
      await expect.poll(() => keptIn(page)).toEqual({ databases: ['waiting-leads'], mark: true });
      await leaveWithoutWorker(page);

      const next = await context.newPage();
      await next.goto('/servizi');
      const { attachments } = await onlyMailOf(services, prospect);
      expect(attachments).toMatchObject([
        { filename: 'Curriculum.pdf', sha256: createHash('sha256').update(bytes).digest('hex') },
      ]);
      expect(await services.leadsFrom(prospect.email)).toHaveLength(1);
      await expect(notice(next)).toContainText('è stata inviata');
      await expectNothingKept(next);
    },
  );
}

test('shows when it was sent, in the receipt of a page that stayed open', async ({
  page,
  context,
  services,
}) => {
  const { form, prospect } = await sendOffline(page);
  await context.setOffline(false);
  await form.expectToast(TOASTS.sent);
  await expect(form.receipt).toContainText(/inviata all(e |’)\d+:\d\d, appena tornata la linea/);
  await expectNothingKept(page);
  await expectOneLead(services, prospect);
  await expectWritten(services, prospect);
});

test('sends a lead once with two pages open, one of them with its form', async ({
  page,
  context,
  services,
}) => {
  const { form, prospect } = await sendOffline(page);
  await context.setOffline(false);
  const others = await Promise.all(
    ['/', '/servizi'].map(async (path) => {
      const other = await context.newPage();
      await other.goto(path);
      return other;
    }),
  );
  await form.expectToast(TOASTS.sent);
  for (const other of others) await expectNothingKept(other);
  await expectOneLead(services, prospect);
  await onlyMailOf(services, prospect);
});

test('keeps nothing once the visitor has cancelled, and sends nothing', async ({
  page,
  context,
  services,
}) => {
  const { form, prospect } = await sendOffline(page);
  await form.form.getByRole('button', { name: CANCEL }).click();
  await expect(form.submit).toBeFocused();
  await expect(notice(page)).toContainText('Cancellata.');
  await expectNothingKept(page);
  await context.setOffline(false);
  await fireSync(page);
  const next = await context.newPage();
  await next.goto('/');
  await next.waitForLoadState('networkidle');
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
  await form.expectKept(prospect);
});

test('keeps nothing once the visitor has erased it in the preferences', async ({
  page,
  context,
  services,
}) => {
  const { prospect } = await sendOffline(page);
  await leaveWithoutWorker(page);
  await context.route(`**${LEAD_ENDPOINT}`, (route) => route.fulfill({ status: 503, json: { ok: false } }));
  const next = await context.newPage();
  await next.goto('/chi-siamo');
  await expect(notice(next)).toContainText('parte da sola');
  await next.locator('footer [data-wakes="cookie-preferences"]').click();
  const dialog = next.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancellala' }).click();
  await expect(dialog).toContainText('Cancellata.');
  await expect(notice(next)).toHaveCount(0);
  await expectNothingKept(next);
  await context.unroute(`**${LEAD_ENDPOINT}`);
  await next.goto('/');
  await next.waitForLoadState('networkidle');
  await expect(notice(next)).toHaveCount(0);
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
});

test('says what is true when the browser refuses storage', async ({ page, context, services }) => {
  await refuseStorage(page);
  const { form, prospect } = await openFilledForm(page);
  await context.setOffline(true);
  await form.send(TOASTS.offline);
  expect(await keptIn(page)).toEqual(NOTHING);
  await context.setOffline(false);
  await form.expectToast(TOASTS.sent);
  await expectOneLead(services, prospect);
});

test('says what is true when the storage is full', { tag: '@nightly' }, async ({ page, context }) => {
  const { form } = await openFilledForm(page);
  const devtools = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await context.setOffline(true);
  await form.send(TOASTS.offline);
  await expectNothingKept(page);
});

test('asks before it sends a lead that is older than a day, with what was typed', async ({
  page,
  context,
  services,
}) => {
  const { prospect } = await sendOffline(page);
  await changeKept(page, { writtenAt: Date.now() - 25 * HOUR_MS });
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/chi-siamo');
  await expect(notice(next)).toContainText('La vuoi ancora inviare?');
  await expectAccessible(next);
  await fireSync(next);
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
  await next.getByRole('button', { name: REOPEN }).click();
  await next.waitForURL('**/fibra-ottica**');
  const form = new LeadForm(next);
  await form.expectTexts(prospect);
  await expect(form.field('privacyConsent')).not.toBeChecked();
  await expect(form.field('name')).toBeFocused();
  const [kept] = await keptLeads(next);
  await form.field('privacyConsent').check();
  await form.field('contactConsent').check();
  await form.send(TOASTS.sent);
  await expectOneLead(services, prospect);
  expect((await services.leadsFrom(prospect.email))[0]?.id).toBe(kept?.['key']);
  await expectNothingKept(next);
});

for (const [status, body, says] of [
  [
    422,
    { ok: false, code: 'invalid', errors: { email: 'Formato email non valido' } },
    'Formato email non valido',
  ],
  [
    409,
    { ok: false, code: 'conflict', message: 'Abbiamo già ricevuto questa richiesta con altri dati.' },
    'con altri dati',
  ],
] as const)
  test(
    `tells on the next page that the server has refused it with ${status}, once`,
    nightlyIf(status === 409),
    async ({ page, services }) => {
      const { prospect, next, posts } = await leaveUnsent(page, { status, json: body });
      await next.goto('/chi-siamo');
      await expect(notice(next)).toContainText(says);
      await next.goto('/');
      await expect(notice(next)).toContainText('Quello che hai scritto è ancora qui.');
      expect(posts()).toBe(1);
      await next.getByRole('button', { name: REOPEN }).click();
      await next.waitForURL('**/fibra-ottica**');
      await new LeadForm(next).expectTexts(prospect);
      expect(await keptLeads(next)).toHaveLength(1);
      expect(await services.leadsFrom(prospect.email)).toEqual([]);
    },
  );

for (const [what, answer] of [
  ['429', { status: 429, headers: { 'retry-after': '1800' }, json: { ok: false, code: 'x' } }],
  ['503', { status: 503, json: { ok: false, code: 'x' } }],
  ['the sign-in page of a Wi-Fi', { contentType: 'text/html', body: '<title>Benvenuto</title>' }],
] as const)
  test(
    `keeps to the pause of ${what}, and says when it tries again`,
    nightlyIf(what !== '503'),
    async ({ page, context, services }) => {
      const { prospect, next, posts } = await leaveUnsent(page, answer);
      for (const path of ['/chi-siamo', '/', '/servizi']) {
        await next.goto(path);
        await expect(notice(next)).toContainText(/parte da sola: ci riproviamo all(e |’)\d+:\d\d/);
      }
      expect(posts()).toBe(1);
      await context.unroute(`**${LEAD_ENDPOINT}`);
      await changeKept(next, { notBefore: Date.now() - 1 });
      await next.goto('/');
      await expect(notice(next)).toContainText('è stata inviata');
      await expectOneLead(services, prospect);
      await onlyMailOf(services, prospect);
    },
  );

test('leaves a lead of a later deploy alone for three days, and says so', async ({
  page,
  context,
  services,
}) => {
  const { prospect } = await sendOffline(page);
  await changeKept(page, { version: 2 });
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/chi-siamo');
  await fireSync(next);
  await next.waitForLoadState('networkidle');
  await expect(notice(next)).toContainText('Ricarica la pagina');
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
  expect(await keptLeads(next)).toHaveLength(1);
  await changeKept(next, { writtenAt: Date.now() - 73 * HOUR_MS });
  await fireSync(next);
  await expect.poll(async () => (await keptIn(next)).databases).toEqual([]);
});

test('fetches, stores and registers nothing while ten pages are read', { tag: '@nightly' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const pages = ['/', '/servizi', '/fibra-ottica', '/servizi/voip', '/chi-siamo', '/lavora-con-noi'];
  for (const path of [
    ...pages,
    '/innovazione-digitale',
    '/cookie-policy',
    '/privacy-policy',
    '/trasparenza',
  ]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(fetched.filter((path) => path.includes('waiting'))).toEqual([]);
  expect(await keptIn(page)).toEqual(NOTHING);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
