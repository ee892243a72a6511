import { contactLinks } from '../../src/navigation/contact-links.ts';
import { addressOf } from '../site/specified-routes.ts';
import { expectArrived, expectOneLead, expectOneMail } from './arrived-lead.ts';
import { expect, test } from './fixtures.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import {
  APPLICATION_FORM,
  type FormPlace,
  LeadForm,
  QUOTE_FORM,
  SUBMIT_LABEL,
  WRONG_EMAIL,
} from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';
import { formAt, SITE, WORDS } from './site-words.ts';

test.use({ javaScriptEnabled: false });

test('stores and mails the same lead, and says thanks on a separate page', async ({ page, services }) => {
  const form = new LeadForm(page);
  const prospect = newProspect();
  await page.goto('/fibra-ottica');
  await form.fill(prospect);
  const answer = page.waitForResponse((response) => response.url().endsWith(LEAD_ENDPOINT));
  await form.submit.click();
  expect((await answer).status()).toBe(303);
  await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
  const { phone } = contactLinks(SITE.brand);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.receipt').getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('.receipt').getByRole('link')).toHaveAttribute('href', phone.href);
  await expectArrived(services, prospect);
});

test('refuses a wrong email in the browser', async ({ page }) => {
  const form = new LeadForm(page);
  await page.goto('/fibra-ottica');
  await form.fill({ ...newProspect(), email: 'nicolo@officine' });
  await form.submit.click();
  await expect(form.form.locator('[name="email"]:invalid')).toBeFocused();
  await expect(page).toHaveURL(/\/fibra-ottica\/?$/);
});

test.describe('a browser that checks nothing', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('gets the form back in Italian with the typed text, and can correct it there', async ({
    page,
    services,
  }) => {
    const form = new LeadForm(page);
    const prospect = newProspect();
    await page.goto('/fibra-ottica');
    await form.fill({ ...prospect, email: 'nicolo@officine' });
    const answer = page.waitForResponse((response) => response.url().endsWith(LEAD_ENDPOINT));
    await form.sendUnchecked();
    expect((await answer).status()).toBe(422);

    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    const box = form.returned.form.locator('.error-box');
    await expect(box).toBeFocused();
    await expect(box.getByRole('link')).toHaveText([WRONG_EMAIL, contactLinks(SITE.brand).phone.text]);
    const again = form.returned;
    const email = again.field('email');
    await expect(email).toHaveValue('nicolo@officine');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(WRONG_EMAIL);
    for (const name of ['name', 'phone', 'message'] as const) {
      await expect(again.field(name)).toHaveValue(prospect[name]);
    }
    await expect(again.field('privacyConsent')).toBeChecked();
    await expect(again.field('contactConsent')).toBeChecked();

    await email.fill(prospect.email);
    await again.form.getByRole('button', { name: SUBMIT_LABEL }).click();
    await expect(page).toHaveURL(/\/richiesta-inviata\/?$/);
    await expectOneLead(services, prospect);
    await expectOneMail(services, prospect);
  });
});

/** Forms besides the hero's above: every type, and every page where a form differs. */
const FORMS: readonly (FormPlace & { formType: string; source: string; thanks: string })[] = [
  {
    ...QUOTE_FORM,
    formType: 'quote',
    source: formAt('/', 'consultation').source,
    thanks: '/richiesta-inviata',
  },
  {
    path: addressOf('/campagne/ict-digitalizzazione'),
    id: 'contatto-hero',
    submitLabel: QUOTE_FORM.submitLabel,
    formType: 'quote',
    source: formAt('/campagne/ict-digitalizzazione', 'connectivity-hero').source,
    thanks: '/richiesta-inviata',
  },
  {
    ...APPLICATION_FORM,
    formType: 'career',
    source: formAt('/lavora-con-noi', 'consultation').source,
    thanks: '/candidatura-inviata',
  },
  {
    ...APPLICATION_FORM,
    id: 'candidatura-subito',
    formType: 'career',
    source: formAt('/lavora-con-noi', 'figure-hero').source,
    thanks: '/candidatura-inviata',
  },
];

/** Messages of Specification §5 by field, each with a value that causes it. */
const WRONG = {
  name: { value: '4', message: 'Nome contiene caratteri non validi' },
  email: { value: 'nicolo@officine', message: WRONG_EMAIL },
  phone: { value: '06x', message: 'Telefono contiene caratteri non validi' },
} as const;

test.describe('every other form', () => {
  test.use({ expectedErrors: /status of 422/ });

  for (const { path, id, submitLabel, formType, source, thanks } of FORMS) {
    test(
      `${path}#${id} is returned with a message at each wrong field, is corrected there, and arrives as ${formType}`,
      nightlyIf(id === 'candidatura-subito' || path.startsWith('/campagne')),
      async ({ page, services }) => {
        const form = new LeadForm(page, { path, id, submitLabel });
        const prospect = newProspect();
        await page.goto(path);
        await expect(form.submit).toHaveText(submitLabel);
        await form.fill({
          ...prospect,
          name: WRONG.name.value,
          email: WRONG.email.value,
          phone: WRONG.phone.value,
        });
        await form.field('contactConsent').uncheck();
        await form.sendUnchecked();

        const again = form.returned;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controlla la richiesta.');
        for (const name of ['name', 'email', 'phone'] as const) {
          const field = again.field(name);
          await expect(field).toHaveValue(WRONG[name].value);
          await expect(field).toHaveAccessibleDescription(WRONG[name].message);
          await field.fill(prospect[name]);
        }
        const consent = again.field('contactConsent');
        await expect(consent).toHaveAccessibleDescription('Il consenso al ricontatto è obbligatorio');
        await consent.check();
        await expect(again.field('message')).toHaveValue(prospect.message);
        await again.form.getByRole('button', { name: submitLabel }).click();
        await expect(page).toHaveURL(new RegExp(`${thanks}/?$`));
        const [lead] = await services.leadsFrom(prospect.email);
        expect(lead).toMatchObject({ form_type: formType, source, payload: prospect });
      },
    );
  }
});

test('offers every telephone and chat as a link, and shows no cookie banner', async ({ page }) => {
  await page.goto('/fibra-ottica');
  const { phone, whatsapp } = contactLinks(SITE.brand);
  const calls = page.locator('a').filter({ hasText: new RegExp(`${phone.text.slice(1)}|${WORDS.bar.call}`) });
  const chats = page.locator('a[href*="wa.me"]');
  for (const links of [calls, chats]) expect(await links.count()).toBeGreaterThan(1);
  for (const call of await calls.all()) await expect(call).toHaveAttribute('href', phone.href);
  for (const chat of await chats.all()) await expect(chat).toHaveAttribute('href', whatsapp.href);
  await expect(page.getByRole('region', { name: WORDS.cookies.banner.name })).toHaveCount(0);
});
