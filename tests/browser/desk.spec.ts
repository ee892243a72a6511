import { expectAccessibleInAllColours, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { LeadForm } from './lead-form.ts';
import { newProspect } from './prospect.ts';
import { TOASTS } from './toasts.ts';

test('the agency enters by a mail, finds a request, calls back and erases it, with the keyboard, on a phone', async ({
  page,
  services,
}) => {
  const prospect = newProspect();
  const form = new LeadForm(page);
  await form.open();
  await form.fill(prospect);
  await form.waitLikeAPerson();
  await form.submit.click();
  // By a toast, or by the page after the browser's own post, when the form was not live yet.
  await expect(page.getByText(TOASTS.sent.title).first()).toBeVisible();

  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/scrivania');
  await expectAccessibleInAllColours(page);
  await page.getByRole('button', { name: 'Mandami il collegamento' }).press('Enter');
  await expect(page.getByText('arriva entro un minuto')).toBeVisible();
  const link = /http\S+\/api\/desk\/enter\?token=\S+/;
  await expect
    .poll(async () => (await services.mailsAbout('Entra alla scrivania')).at(-1)?.text ?? '')
    .toMatch(link);
  const { text = '' } = (await services.mailsAbout('Entra alla scrivania')).at(-1) ?? {};
  await page.goto(link.exec(text)?.[0] ?? '');
  await expectAccessibleInAllColours(page);
  await page.getByRole('button', { name: 'Entra' }).press('Enter');

  await page.getByLabel('Nome, email, telefono, numero o azienda').fill(prospect.email);
  await page.getByRole('button', { name: 'Cerca' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expectAccessibleInAllColours(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('heading', { level: 2 }).getByRole('link').press('Enter');
  await expectAccessibleInAllColours(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Richiamata' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Segnata come richiamata.');

  await page.getByText('Cancella i dati di questa persona').press('Enter');
  const number =
    /[0-9A-F]{4}-[0-9A-F]{4}/.exec(await page.locator('label[for=confirm]').innerText())?.[0] ?? '';
  await page.getByLabel('Per confermare').fill(number);
  await page.getByRole('button', { name: 'Cancella i dati' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dati cancellati');
  expect(await services.leadsFrom(prospect.email)).toEqual([]);
  await page.getByRole('button', { name: 'Esci', exact: true }).press('Enter');
  await page.goto('/api/desk');
  await expect(page).toHaveURL(/\/scrivania$/);
});
