import { expect } from 'playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { reachField, saveButton, test } from './local-editor.ts';
import { choose, expectItalian, fill, inMenu, opened, refused, unfold, unfoldList } from './steps.ts';

/** An employee's browser may speak any language: the editor speaks Italian. */
test.use({ locale: 'en-GB', viewport: { width: 1400, height: 1000 } });

const QUESTIONS = 'src/content/faqs/homepage.yaml';
const CONSULTANT = 'src/content/consultants/elena-sassoferri.yaml';
const CAMPAIGN = 'src/content/pages/campagne/ict-digitalizzazione.yaml';
const PLANS = 'src/content/plans/fibra-ottica.yaml';

test('adds a question at the end', async ({ page, editor }) => {
  const before = await opened(page, editor, QUESTIONS);
  const place = before.match(/question:/g)?.length ?? 0;
  await page
    .getByRole('button', { name: /Aggiungi .?Voce/ })
    .last()
    .click();
  await fill(page, `items.${place}.question`, 'Posso vedere un’offerta prima?');
  await fill(page, `items.${place}.answer`, 'Sì: il preventivo arriva per iscritto.');
  await saveButton(page).click();
  await expect
    .poll(() => editor.read(QUESTIONS))
    .toBe(
      `${before}  - question: Posso vedere un’offerta prima?\n    answer: "Sì: il preventivo arriva per iscritto."\n`,
    );
});

test('gives a consultant a portrait from the disk', async ({ page, editor }) => {
  const before = await opened(page, editor, CONSULTANT);
  const pictures = editor.files('src/content/pictures');
  const portrait = await reachField(page, 'portrait');
  await portrait.getByRole('checkbox').first().click();
  const buffer = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#765' } })
    .jpeg()
    .toBuffer();
  const file = await reachField(page, 'portrait.file');
  await file
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Elena Sassoferri.jpg', mimeType: 'image/jpeg', buffer });
  await fill(page, 'portrait.alt', 'Elena {claim:nessuno} in ufficio');
  expect(await refused(page)).toContain('un riferimento tra graffe che esiste');
  expect(editor.files('src/content/pictures')).toEqual(pictures);
  await fill(page, 'portrait.alt', 'Elena Sassoferri in ufficio');
  await saveButton(page).click();
  await expect
    .poll(() => editor.read(CONSULTANT))
    .toBe(`${before}portrait:\n  file: elena-sassoferri.jpg\n  alt: Elena Sassoferri in ufficio\n`);
});

test('says in Italian, beside the field, that a price jumps and that a link is dead', async ({
  page,
  editor,
}) => {
  const plans = await opened(page, editor, PLANS);
  await page.getByRole('button', { name: 'Espandi tutto' }).first().click();
  await fill(page, 'items.0.price', '99');
  expect(await refused(page)).toContain('Conferma del prezzo');
  await expect(page.locator('section.field[data-key-path="items.0.price"]')).toContainText(
    'Atteso: un prezzo vicino',
  );
  await expectItalian(page);
  expect(editor.read(PLANS)).toBe(plans);

  const navigation = await opened(page, editor, 'src/content/navigation.yaml');
  await unfold(page, 'areas.connettivita');
  await unfold(page, 'areas.connettivita.all');
  await fill(page, 'areas.connettivita.all.href', '/servisi');
  expect(await refused(page)).toContain('un indirizzo di questo sito, forse "/servizi"');
  await expectItalian(page);
  expect(editor.read('src/content/navigation.yaml')).toBe(navigation);
});

test('makes a campaign page from an existing one', async ({ page, editor }) => {
  await opened(page, editor, CAMPAIGN);
  await inMenu(page, 'Duplica');
  await fill(page, 'title', 'Cloud per la tua azienda');
  await fill(
    page,
    'description',
    'Server in cloud, copie ogni notte e un solo referente: fino al {claim:costReduction}% di costi in meno, analisi gratuita e preventivo scritto.',
  );
  // Each campaign has a source of its own, by which its leads are counted.
  expect(await refused(page)).toContain('Provenienza\nAtteso: una provenienza che “Pagine › campagne/');
  await expectItalian(page);
  await reachField(page, 'sections');
  const sections = page.locator('section.field[data-key-path="sections"]');
  await sections.getByRole('button', { name: 'Espandi tutto' }).first().click();
  await unfold(page, 'sections.0.form');
  await fill(page, 'sections.0.form.source', 'Campagna Cloud');
  await saveButton(page).click();
  await expect
    .poll(() => editor.files('src/content/pages/campagne'))
    .toEqual(['cloud-per-la-tua-azienda.yaml', 'ict-digitalizzazione.yaml']);
});

const BRAND = 'src/content/brand.yaml';
const HOME = 'src/content/pages/index.yaml';
const WORDS = 'src/content/words.yaml';
const LEGAL = 'src/content/pages/privacy-policy.yaml';
const VERSIONS = 'src/content/legal-versions.json';

test('changes the telephone and a text of the cookie banner, a line each', async ({ page, editor }) => {
  const brand = await opened(page, editor, BRAND);
  await fill(page, 'phone', '+39 06 1234 5678');
  await saveButton(page).click();
  await expect.poll(() => editor.read(BRAND)).toBe(brand.replace(/^phone: .*$/m, 'phone: +39 06 1234 5678'));
  const words = await opened(page, editor, WORDS);
  await unfold(page, 'cookies');
  await unfold(page, 'cookies.banner');
  await fill(page, 'cookies.banner.close', 'Chiudi la scelta');
  await saveButton(page).click();
  await expect.poll(() => editor.read(WORDS)).toBe(words.replace('Chiudi il banner', 'Chiudi la scelta'));
});

test('opens on Saturday, too, and refuses hours that end before they begin', async ({ page, editor }) => {
  const before = await opened(page, editor, BRAND);
  const hours = await reachField(page, 'hours');
  await hours
    .getByRole('button', { name: /^Aggiungi/ })
    .last()
    .click();
  await choose(page, 'hours.1.from', 'sabato');
  await choose(page, 'hours.1.to', 'sabato');
  await fill(page, 'hours.1.opens', '9:00');
  await fill(page, 'hours.1.closes', '8:30');
  expect(await refused(page)).toContain('un’ora dopo le 9:00');
  await expectItalian(page);
  await fill(page, 'hours.1.closes', '12:30');
  await saveButton(page).click();
  await expect.poll(() => editor.read(BRAND)).not.toBe(before);
  expect(parse(editor.read(BRAND))).toEqual({
    ...parse(before),
    hours: [parse(before).hours, { from: 'saturday', to: 'saturday', opens: '9:00', closes: '12:30' }],
  });
});

test('shows the price of a door as one of two choices', async ({ page, editor }) => {
  const before = await opened(page, editor, HOME);
  const doors = parse(before).sections.findIndex(({ kind }: { kind: string }) => kind === 'doors');
  await unfoldList(page, 'sections');
  await unfoldList(page, `sections.${doors}.items`);
  const price = await reachField(page, `sections.${doors}.items.0.price`);
  await expect(price).toContainText('Il prezzo di un piano');
  await fill(page, `sections.${doors}.items.0.price.plan`, 'standard');
  await saveButton(page).click();
  await expect.poll(() => editor.read(HOME)).toBe(before.replace('plan: super-office-one', 'plan: standard'));
});

test('saves a legal text with its new version, and takes both back', async ({ page, editor }) => {
  const versions = editor.read(VERSIONS);
  const before = await opened(page, editor, LEGAL);
  await unfoldList(page, 'sections');
  const lead = (await reachField(page, 'sections.0.lead')).getByRole('textbox');
  const text = await lead.inputValue();
  await lead.fill(text.replace(/\.$/, ', in breve.'));
  await saveButton(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'testi legali sono ora la versione' }),
  ).toBeVisible();
  await expectItalian(page);
  expect(editor.read(LEGAL)).not.toBe(before);
  expect(Object.keys(JSON.parse(editor.read(VERSIONS)))).toHaveLength(
    Object.keys(JSON.parse(versions)).length + 1,
  );
  await opened(page, editor, LEGAL);
  await unfoldList(page, 'sections');
  await fill(page, 'sections.0.lead', text);
  await saveButton(page).click();
  await expect.poll(() => editor.read(LEGAL)).toBe(before);
  await expect.poll(() => editor.read(VERSIONS)).toBe(versions);
});

test('asks about an amount of a list beside its field and once it is saved, until it is answered', async ({
  page,
  editor,
}) => {
  const service = 'src/content/services/voip.yaml';
  await opened(page, editor, service);
  await fill(page, 'summary', 'Centralino in cloud, da €15,99 al mese.');
  await saveButton(page).click();
  const saved = page.getByRole('status').filter({ hasText: '€15,99' });
  await expect(saved).toContainText('Servizi › voip › Riassunto');
  await saved.getByRole('button', { name: 'Chiudi' }).click();
  await expect(saved).toHaveCount(0);
  await opened(page, editor, service);
  const summary = await reachField(page, 'summary');
  await expect(summary).toContainText('Domanda: “€15,99”');
  await summary.getByRole('button', { name: 'Va bene così' }).click();
  await expect(summary).not.toContainText('Domanda:');
  expect(editor.read('src/content/answers.yaml')).toContain('€15,99');
});

test('names each place that quotes a removed plan once, and what its list has instead', async ({
  page,
  editor,
}) => {
  const before = await opened(page, editor, 'src/content/plans/voip.yaml');
  await (await reachField(page, 'items'))
    .getByRole('button', { name: 'Rimuovi', exact: true })
    .first()
    .click();
  const message = await refused(page);
  // Its text quotes the name and the price of the plan.
  expect(message.split('“Pagine › servizi/voip › Descrizione”')).toHaveLength(2);
  expect(message).toContain(
    'nella stessa lista ci sono {plan:voip/business}, {plan:voip/enterprise}, {price:voip/business}, {price:voip/enterprise}',
  );
  expect(message).toContain('Pagine › index › Sezione 3 › Voce 4 › Prezzo › Piano');
  expect(editor.read('src/content/plans/voip.yaml')).toBe(before);
});
