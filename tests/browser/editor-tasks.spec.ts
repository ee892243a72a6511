import { expect, type Page } from '@playwright/test';
import { openEntry, reachField, saveButton, test } from './local-editor.ts';

/** An employee's browser may speak any language: the editor speaks Italian. */
test.use({ locale: 'en-GB', viewport: { width: 1400, height: 1000 } });

const PLANS = 'src/content/plans/fibra-ottica.yaml';
const QUESTIONS = 'src/content/faqs/homepage.yaml';
const CONSULTANT = 'src/content/consultants/elena-sassoferri.yaml';
const CAMPAIGN = 'src/content/pages/campagne/ict-digitalizzazione.yaml';

const SHOTS = process.env['SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

const expand = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Espandi tutto' }).first().click();

test('changes a price', async ({ page, editor }) => {
  const before = editor.read(PLANS);
  await page.goto(`${editor.url}/admin`);
  await page.getByRole('button', { name: 'Lavora con Repository Locale' }).click();
  await page.waitForTimeout(3000);
  await shot(page, '1-start');
  await openEntry(page, editor.url, 'plans/entries/fibra-ottica');
  await expand(page);
  const price = (await reachField(page, 'items.0.price')).getByRole('textbox');
  await price.fill('24.50');
  await shot(page, '1-price');
  await saveButton(page).click();
  await expect.poll(() => editor.read(PLANS)).not.toBe(before);
  await page.waitForTimeout(1000);
  await shot(page, '1-saved');
  editor.write(PLANS, before);
});

test('adds a question', async ({ page, editor }) => {
  const before = editor.read(QUESTIONS);
  await openEntry(page, editor.url, 'faqs/entries/homepage');
  await reachField(page, 'items');
  await shot(page, '2-open');
  await page
    .getByRole('button', { name: /Aggiungi .?Voce/ })
    .last()
    .click();
  const place = before.match(/question:/g)?.length ?? 0;
  await (await reachField(page, `items.${place}.question`))
    .getByRole('textbox')
    .fill('Posso vedere un’offerta prima?');
  await (await reachField(page, `items.${place}.answer`))
    .getByRole('textbox')
    .fill('Sì: il preventivo arriva per iscritto.');
  await shot(page, '2-question');
  await saveButton(page).click();
  await expect.poll(() => editor.read(QUESTIONS)).not.toBe(before);
  expect(editor.read(QUESTIONS)).toContain(before.trimEnd());
  editor.write(QUESTIONS, before);
});

test('gives a consultant a portrait', async ({ page, editor }) => {
  const before = editor.read(CONSULTANT);
  await openEntry(page, editor.url, 'consultants/entries/elena-sassoferri');
  await reachField(page, 'portrait');
  await shot(page, '3-open');
  await page
    .locator('section.field[data-key-path="portrait"]')
    .getByRole('button', { name: /Aggiungi/ })
    .first()
    .click();
  await page.waitForTimeout(1500);
  await shot(page, '3-portrait');
});

test('says what is wrong beside the field', async ({ page, editor }) => {
  const before = editor.read(PLANS);
  await openEntry(page, editor.url, 'plans/entries/fibra-ottica');
  await expand(page);
  const price = (await reachField(page, 'items.0.price')).getByRole('textbox');
  await price.fill('31,50');
  await saveButton(page).click();
  await page.waitForTimeout(1500);
  await shot(page, '5-comma');
  await price.fill('99');
  await saveButton(page).click();
  await page.waitForTimeout(3500);
  await shot(page, '5-jump');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.waitForTimeout(1500);
  await shot(page, '5-jump-field');
  expect(editor.read(PLANS)).toBe(before);
});

test('says that a link is dead', async ({ page, editor }) => {
  await openEntry(
    page,
    editor.url,
    CAMPAIGN.replace('src/content/', '').replace('pages/', 'pages/entries/').replace('.yaml', ''),
  );
  await reachField(page, 'sections');
  await shot(page, '4-campaign');
  await page.waitForTimeout(1500);
  const body = await page.locator('body').innerText();
  console.log(body);
});
