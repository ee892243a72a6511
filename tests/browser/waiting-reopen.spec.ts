import type { Locator, Page } from 'playwright/test';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { changeKept, expectNothingKept, keptLeads, withoutWorker } from './kept-leads.ts';
import { LeadDialog } from './lead-dialog.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { APPLICATION_FORM, type FormPlace, HERO_FORM, LeadForm, QUOTE_FORM } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';

const HOUR_MS = 3_600_000;
const ROUTE = `**${LEAD_ENDPOINT}`;

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

interface Place {
  readonly name: string;
  readonly path: string;
  /** The form of the page itself. */
  readonly form?: FormPlace;
  /** What the visitor clicks first: the link to a dialog, or to a choice. */
  readonly click?: (page: Page) => Locator;
}

const PLACES: readonly Place[] = [
  { name: 'the hero', path: '/fibra-ottica', form: HERO_FORM },
  { name: 'the second form', path: '/', form: QUOTE_FORM },
  {
    name: 'a position',
    path: '/lavora-con-noi',
    form: APPLICATION_FORM,
    click: (page) => page.locator('main [href^="?scelta="]').first(),
  },
  { name: 'the navigation', path: '/servizi', click: (page) => page.locator('header a.button').first() },
  { name: 'a plan', path: '/fibra-ottica', click: (page) => page.locator('main [data-plan]').nth(0) },
  { name: 'another plan', path: '/fibra-ottica', click: (page) => page.locator('main [data-plan]').nth(1) },
];
const FROM = ['its own page', 'another page', 'a page that has lost it'] as const;

/** The cells that `npm test` looks at. */
const IN_GATE = ['a position, from another page', 'the navigation, from its own page'];

const fieldsIn = (page: Page, { form }: Place): LeadForm | LeadDialog =>
  form ? new LeadForm(page, form) : new LeadDialog(page);

for (const place of PLACES)
  for (const from of FROM) {
    const isLost = from === 'a page that has lost it';
    if (isLost && !place.form) continue;
    const name = `${place.name}, from ${from}`;
    test(
      `opens the form of a lead again, as the same lead: ${name}`,
      nightlyIf(!IN_GATE.includes(name)),
      async ({ page, context, services }) => {
        await withoutWorker(context);
        const prospect = { ...newProspect(), message: '' };
        await haveChosen(page);
        await page.clock.install();
        await page.goto(place.path);
        await place.click?.(page).click();
        const written = fieldsIn(page, place);
        await written.fill(prospect);
        if (written instanceof LeadForm) await written.untilHydrated();
        await written.waitLikeAPerson();
        // The first post arrives, except where the page will have lost its form: another one is another text.
        await context.route(ROUTE, async (route) => {
          if (!isLost) await route.fetch();
          await route.abort('connectionreset');
        });
        const post = page.waitForRequest(ROUTE);
        await written.submit.click();
        const { plan } = (await post).postDataJSON();
        expect(plan !== undefined).toBe(/plan|position/.test(place.name));
        await expect(page.getByText('Non si è perso nulla').first()).toBeVisible();
        const [{ key }] = (await keptLeads(page)) as [Record<string, unknown>];
        await changeKept(page, {
          ...{ writtenAt: Date.now() - 25 * HOUR_MS },
          ...(isLost && { formId: 'modulo-di-ieri-form' }),
        });
        await page.close();
        await context.unroute(ROUTE);

        const next = await context.newPage();
        await next.clock.install();
        await next.goto(from === 'its own page' ? place.path : '/chi-siamo');
        const notice = next.locator('body > .toasts .toast');
        await expect(notice).toContainText('La vuoi ancora inviare?');
        await notice.getByRole('button', { name: 'Rivedila e inviala' }).click();
        await next.waitForURL((url) => url.pathname === place.path);
        const again = fieldsIn(next, isLost ? { name: '', path: '' } : place);
        await expect(again.field('name')).toBeFocused();
        for (const field of ['name', 'email', 'phone'] as const)
          await expect(again.field(field)).toHaveValue(prospect[field]);
        for (const consent of ['privacyConsent', 'contactConsent'] as const) {
          await expect(again.field(consent)).not.toBeChecked();
          await again.field(consent).check();
        }
        if (again instanceof LeadForm) await again.untilHydrated();
        await again.waitLikeAPerson();
        const second = next.waitForRequest(ROUTE);
        await again.submit.click();
        if (!isLost) expect((await second).postDataJSON().plan).toBe(plan);
        await expect(next.getByText('Richiesta inviata con successo!').first()).toBeVisible();
        const rows = await services.leadsFrom(prospect.email);
        expect(rows).toHaveLength(1);
        if (!isLost) expect(rows[0]?.id).toBe(key);
        await expectNothingKept(next);
      },
    );
  }
