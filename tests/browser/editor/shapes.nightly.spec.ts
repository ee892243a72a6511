import { expect } from 'playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { reachField, saveButton, test } from './local-editor.ts';
import {
  addTo,
  begun,
  choose,
  expectItalian,
  fill,
  inMenu,
  opened,
  refused,
  removeFrom,
  saved,
  toggle,
  unfold,
  unfoldList,
} from './steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1400, height: 1000 } });

const BRAND = 'src/content/brand.yaml';
const HOME = 'src/content/pages/index.yaml';
const FIBRE = 'src/content/plans/fibra-ottica.yaml';
const VOIP = 'src/content/pages/servizi/voip.yaml';

/** What a person changes in one file comes back at the end: the tests share one copy of the project. */
const restored = new Map<string, string>();
test.afterEach(({ editor }) => {
  for (const [path, text] of restored) editor.write(path, text);
  restored.clear();
});

test('gives the telephone of support for the whole day, for some hours, and takes it away', async ({
  page,
  editor,
}) => {
  const before = await opened(page, editor, BRAND);
  restored.set(BRAND, before);
  await toggle(page, 'supportPhone');
  await fill(page, 'supportPhone.number', '+39 02 1234 5678');
  await addTo(page, 'supportPhone.hours', 'Sempre, 24/7');
  await saved(page);
  const withPhone = before.replace(
    /^(?= *# How clients reach support)/m,
    'supportPhone:\n  number: +39 02 1234 5678\n  hours: 24/7\n',
  );
  await expect.poll(() => editor.read(BRAND)).toBe(withPhone);

  await opened(page, editor, BRAND);
  await unfold(page, 'supportPhone');
  await removeFrom(page, 'supportPhone.hours');
  await addTo(page, 'supportPhone.hours', 'In giorni e ore');
  await addTo(page, 'supportPhone.hours.value');
  const span = 'supportPhone.hours.value.0';
  await choose(page, `${span}.from`, 'venerdì');
  await choose(page, `${span}.to`, 'lunedì');
  await fill(page, `${span}.opens`, '8:00');
  await fill(page, `${span}.closes`, '20:00');
  expect(await refused(page)).toContain('la settimana comincia dal lunedì\nRicevuto: “lunedì”');
  await expect(page.locator(`section.field[data-key-path="${span}.to"]`)).toContainText('Atteso:');
  await choose(page, `${span}.from`, 'lunedì');
  await choose(page, `${span}.to`, 'sabato');
  await saved(page);
  const hours = { from: 'monday', to: 'saturday', opens: '8:00', closes: '20:00' };
  await expect.poll(() => parse(editor.read(BRAND)).supportPhone.hours).toEqual(hours);

  await opened(page, editor, BRAND);
  await toggle(page, 'supportPhone');
  await saved(page);
  await expect.poll(() => editor.read(BRAND)).toBe(before);
});

test('closes for lunch, and no longer', async ({ page, editor }) => {
  const before = await opened(page, editor, BRAND);
  restored.set(BRAND, before);
  const { hours } = parse(before);
  await unfoldList(page, 'hours');
  await unfold(page, 'hours').catch(() => undefined);
  await fill(page, 'hours.0.closes', '13:00');
  await addTo(page, 'hours');
  await choose(page, 'hours.1.from', 'lunedì');
  await choose(page, 'hours.1.to', 'venerdì');
  await fill(page, 'hours.1.opens', '12:30');
  await fill(page, 'hours.1.closes', '18:00');
  expect(await refused(page)).toContain('un’ora dopo le 13:00');
  await fill(page, 'hours.1.opens', '14:00');
  await saved(page);
  const morning = { ...hours, closes: '13:00' };
  await expect
    .poll(() => parse(editor.read(BRAND)).hours)
    .toEqual([morning, { ...hours, opens: '14:00', closes: '18:00' }]);
  await opened(page, editor, BRAND);
  await removeFrom(page, 'hours');
  await saved(page);
  await expect.poll(() => parse(editor.read(BRAND)).hours).toEqual([morning]);
});

test('makes what a door costs free, and a price again', async ({ page, editor }) => {
  const before = await opened(page, editor, HOME);
  const doors = parse(before).sections.findIndex(({ kind }: { kind: string }) => kind === 'doors');
  const price = `sections.${doors}.items.0.price`;
  await unfoldList(page, 'sections');
  await unfoldList(page, `sections.${doors}.items`);
  await removeFrom(page, price);
  await addTo(page, price, 'Qualcosa di gratuito');
  await fill(page, `${price}.label`, 'l’analisi');
  await fill(page, `${price}.text`, 'vale quasi duecento euro');
  await saveButton(page).click();
  await expect(page.locator(`section.field[data-key-path="${price}.text"]`)).toContainText(
    'Al massimo 18 caratteri',
  );
  await fill(page, `${price}.text`, 'vale 200 euro');
  await saved(page);
  const [line = ''] = before.match(/\{ plans: fibra-ottica, plan: super-office-one \}/) ?? [];
  await expect
    .poll(() => editor.read(HOME))
    .toBe(before.replace(line, '{ label: l’analisi, text: vale 200 euro }'));
  await opened(page, editor, HOME);
  await unfoldList(page, 'sections');
  await unfoldList(page, `sections.${doors}.items`);
  await removeFrom(page, price);
  await addTo(page, price, 'Il prezzo di un piano');
  await choose(page, `${price}.plans`, 'fibra-ottica');
  await fill(page, `${price}.plan`, 'super-ofice-one');
  expect(await refused(page)).toContain('un piano di quel listino: super-office-one, standard, pro');
  await fill(page, `${price}.plan`, 'super-office-one');
  await saved(page);
  await expect.poll(() => editor.read(HOME)).toBe(before);
});

test('puts a plan in promotion, and ends it', async ({ page, editor }) => {
  const before = await opened(page, editor, FIBRE);
  restored.set(FIBRE, before);
  await unfoldList(page, 'items');
  await toggle(page, 'items.1.promotion');
  await fill(page, 'items.1.promotion.price', '45');
  await fill(page, 'items.1.promotion.from', '2026-12-24');
  await fill(page, 'items.1.promotion.until', '2026-12-07');
  const message = await refused(page);
  expect(message).toContain('il giorno di inizio, 2026-12-24, o uno successivo');
  expect(message).toContain('meno di 39.99, il prezzo del piano: in promozione si legge barrato');
  await fill(page, 'items.1.promotion.price', '29.5');
  await fill(page, 'items.1.promotion.from', '2026-12-07');
  await fill(page, 'items.1.promotion.until', '2026-12-24');
  await saved(page);
  const promotion = '    promotion:\n      price: 29.5\n      from: 2026-12-07\n      until: 2026-12-24\n';
  await expect
    .poll(() => editor.read(FIBRE))
    .toBe(before.replace(/^ {4}price: 39\.99\n/m, (line) => line + promotion));
  await opened(page, editor, FIBRE);
  await unfoldList(page, 'items');
  await toggle(page, 'items.1.promotion');
  await saved(page);
  await expect.poll(() => editor.read(FIBRE)).toBe(before);
});

test('confirms a price that jumps', async ({ page, editor }) => {
  const before = await opened(page, editor, FIBRE);
  restored.set(FIBRE, before);
  await unfoldList(page, 'items');
  await fill(page, 'items.1.price', '99.90');
  expect(await refused(page)).toContain('“Conferma del prezzo: 99.9”');
  await fill(page, 'items.1.confirm', '99.9');
  await saved(page);
  await expect
    .poll(() => editor.read(FIBRE))
    .toBe(before.replace('    price: 39.99\n', '    price: 99.90\n    confirm: 99.9\n'));
});

test('adds a service: its page, its file, then its name in the page', async ({ page, editor }) => {
  await opened(page, editor, 'src/content/services/voip.yaml');
  await inMenu(page, 'Duplica');
  await fill(page, 'name', 'Fax in cloud');
  await fill(page, 'href', '/servizi/fax-in-cloud');
  await fill(page, 'order', '9');
  expect(await refused(page)).toContain('la pagina di un servizio nuovo si fa prima, senza “Servizio”');

  await opened(page, editor, VOIP);
  await inMenu(page, 'Duplica');
  await fill(page, 'title', 'Fax in cloud');
  await fill(page, 'description', 'I documenti arrivano per posta elettronica e partono dal computer.');
  await choose(page, 'service', '(Nessuna)');
  await unfoldList(page, 'sections');
  await unfold(page, 'sections.0.form');
  await fill(page, 'sections.0.form.source', 'Fax in cloud');
  await saved(page);

  await opened(page, editor, 'src/content/services/voip.yaml');
  await inMenu(page, 'Duplica');
  await fill(page, 'name', 'Fax in cloud');
  await fill(page, 'href', '/servizi/fax-in-cloud');
  await fill(page, 'order', '9');
  await saved(page);

  const path = 'src/content/pages/servizi/fax-in-cloud.yaml';
  const before = await opened(page, editor, path);
  await choose(page, 'service', 'fax-in-cloud');
  await saved(page);
  await expect
    .poll(() => editor.read(path))
    .toBe(before.replace(/^sections:$/m, 'service: fax-in-cloud\nsections:'));
});

test('adds a fifth consultant, and asks about it until a page shows it', async ({ page, editor }) => {
  await begun(page, editor, 'consultants');
  await fill(page, 'name', 'Nadia Perrò');
  await fill(page, 'role', 'Consulente per i negozi');
  await fill(page, 'expertise', 'Negozi e catene');
  await fill(page, 'specialization', 'Porta la rete in ogni punto vendita.');
  await addTo(page, 'certifications');
  await fill(page, 'certifications.0', 'PMP');
  await choose(page, 'weave', 'raso');
  await saved(page);
  await expect(page.getByRole('status').filter({ hasText: 'serve ancora?' })).toBeVisible();
  const path = 'src/content/pages/innovazione-digitale/consulenza.yaml';
  const before = await opened(page, editor, path);
  const place = parse(before).sections.findIndex(({ kind }: { kind: string }) => kind === 'consultants');
  const list = `sections.${place}.consultants`;
  await unfoldList(page, 'sections');
  await addTo(page, list);
  await (await reachField(page, `${list}.4`)).getByRole('radio', { name: 'nadia-perro' }).click();
  await saved(page);
  await expect.poll(() => parse(editor.read(path)).sections[place].consultants).toHaveLength(5);
});

test('closes every position', async ({ page, editor }) => {
  const path = 'src/content/pages/lavora-con-noi.yaml';
  const before = await opened(page, editor, path);
  restored.set(path, before);
  const place = parse(before).sections.findIndex(({ kind }: { kind: string }) => kind === 'roles');
  await unfoldList(page, 'sections');
  for (const _ of parse(before).sections[place].roles) await removeFrom(page, `sections.${place}.roles`);
  await saved(page);
  await expect.poll(() => editor.read(path)).toBe(before.replace(/^ {4}roles: \[.*\]$/m, '    roles: []'));
});

test('writes an article with a table, a quote, a picture and a document', async ({ page, editor }) => {
  await begun(page, editor, 'articles');
  await fill(page, 'title', 'Wi-Fi in magazzino');
  await fill(page, 'description', 'Come si copre un magazzino con il Wi-Fi, e che cosa chiedere.');
  await fill(page, 'name', 'Wi-Fi');
  await fill(page, 'date', '2026-11-20');
  await addTo(page, 'headline');
  await fill(page, 'headline.0', 'Il Wi-Fi arriva ovunque.');
  await fill(page, 'lead', 'Gli scaffali di metallo fermano il segnale. Si copre lo stesso, contando bene.');
  await addTo(page, 'body');
  await expect(await reachField(page, 'body.0.text')).toContainText('link come [parole](/percorso)');
  await fill(page, 'body.0.text', 'Si parte dalla **pianta** del magazzino.');
  await addTo(page, 'body');
  await toggle(page, 'body.1.table');
  await fill(page, 'body.1.table.caption', 'Quanti punti di accesso');
  for (const [place, column] of ['Metri quadrati', 'Punti'].entries()) {
    await addTo(page, 'body.1.table.columns');
    await fill(page, `body.1.table.columns.${place}`, column);
  }
  await addTo(page, 'body.1.table.rows');
  await addTo(page, 'body.1.table.rows.0.cells');
  await fill(page, 'body.1.table.rows.0.cells.0', 'Mille');
  await addTo(page, 'body');
  await toggle(page, 'body.2.quote');
  await fill(page, 'body.2.quote.text', 'Non cade più niente.');
  await fill(page, 'body.2.quote.author', 'Anna Sala, Ottica Lumera');
  await addTo(page, 'body');
  await toggle(page, 'body.3.picture');
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#675' } })
    .jpeg()
    .toBuffer();
  await (await reachField(page, 'body.3.picture.file'))
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Magazzino.jpg', mimeType: 'image/jpeg', buffer });
  await fill(page, 'body.3.picture.alt', 'Scaffali di un magazzino');
  await addTo(page, 'body');
  await toggle(page, 'body.4.download');
  await fill(page, 'body.4.download.file', 'listino.pdf');
  await fill(page, 'body.4.download.label', 'Scarica il listino prezzi');
  await unfold(page, 'related');
  await fill(page, 'related.title', 'I servizi di cui parliamo.');
  await addTo(page, 'related.services');
  await choose(page, 'related.services.0', 'fibra-ottica');
  await unfold(page, 'call');
  await addTo(page, 'call.headline');
  await fill(page, 'call.headline.0', 'Ne parliamo?');
  await addTo(page, 'call.reassurances');
  await fill(page, 'call.reassurances.0', 'Analisi gratuita');
  const message = await refused(page);
  expect(message).toContain('un testo senza asterischi');
  expect(message).toContain('2 caselle, una per colonna');
  expect(message).toContain('un documento in public/documenti: "listino-prezzi.pdf"');
  await fill(page, 'body.0.text', 'Si parte dalla pianta del magazzino.');
  await addTo(page, 'body.1.table.rows.0.cells');
  await fill(page, 'body.1.table.rows.0.cells.1', 'Quattro');
  await fill(page, 'body.4.download.file', 'listino-prezzi.pdf');
  await saved(page);
  expect(parse(editor.read('src/content/articles/wi-fi-in-magazzino.yaml')).body).toEqual([
    { text: 'Si parte dalla pianta del magazzino.' },
    {
      table: {
        caption: 'Quanti punti di accesso',
        columns: ['Metri quadrati', 'Punti'],
        rows: [{ cells: ['Mille', 'Quattro'] }],
      },
    },
    { quote: { text: 'Non cade più niente.', author: 'Anna Sala, Ottica Lumera' } },
    { picture: { file: 'magazzino.jpg', alt: 'Scaffali di un magazzino' } },
    { download: { file: 'listino-prezzi.pdf', label: 'Scarica il listino prezzi' } },
  ]);
});

test('thanks in the own words of a campaign', async ({ page, editor }) => {
  const path = 'src/content/pages/campagne/ict-digitalizzazione.yaml';
  const before = await opened(page, editor, path);
  restored.set(path, before);
  await toggle(page, 'thanks');
  await fill(page, 'thanks.title', 'Ti aspettiamo in negozio.');
  await fill(page, 'thanks.text', 'Il buono arriva per email entro domani.');
  await saved(page);
  const thanks =
    'thanks:\n  title: Ti aspettiamo in negozio.\n  text: Il buono arriva per email entro domani.\n';
  await expect.poll(() => editor.read(path)).toBe(before.replace(/^sections:$/m, `${thanks}sections:`));
});

test('asks about a comparison, and takes the answer', async ({ page, editor }) => {
  const answers = 'src/content/answers.yaml';
  restored.set(answers, editor.read(answers));
  restored.set(VOIP, await opened(page, editor, VOIP));
  await unfoldList(page, 'sections');
  await addTo(page, 'sections.0.compares');
  await choose(page, 'sections.0.compares.0', 'voip');
  await saved(page);
  const panel = page.getByRole('status').filter({ hasText: 'È ancora vero?' });
  await expect(panel).toContainText('Pagine › servizi/voip › Sezione 1 › Servizio 1');
  await panel.getByRole('button', { name: 'Va bene così' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Da verificare')).toHaveCount(0);
  expect(parse(editor.read(answers)).answers.at(-1)).toMatchObject({
    file: 'pages/servizi/voip.yaml',
    compared: expect.stringContaining('Centralino VoIP: Starter 15.99'),
  });
});

test('moves an old address, and shows a notice for some days', async ({ page, editor }) => {
  const path = 'src/content/redirects.yaml';
  const before = await opened(page, editor, path);
  restored.set(path, before);
  await addTo(page, 'moved');
  await fill(page, 'moved.0.from', '/servizi/telefonia');
  await fill(page, 'moved.0.to', '/servizi/voipp');
  expect(await refused(page)).toContain('un indirizzo di questo sito, forse "/servizi/voip"');
  await fill(page, 'moved.0.to', '/servizi/voip');
  await saved(page);
  await expect
    .poll(() => editor.read(path))
    .toBe(`${before}moved:\n  - from: /servizi/telefonia\n    to: /servizi/voip\n`);

  await begun(page, editor, 'notices');
  await fill(page, 'text', 'Gli uffici sono chiusi dal 24 dicembre al 6 gennaio.');
  await fill(page, 'from', '2026-12-20');
  await fill(page, 'until', '2026-12-10');
  await saveButton(page).click();
  await expect(page.getByText('Scrivi un nome.')).toBeVisible();
  await expectItalian(page);
  await page.getByRole('textbox', { name: 'Nome del file' }).fill('chiusura-natale');
  expect(await refused(page)).toContain('il giorno di inizio, 2026-12-20, o uno successivo');
  await fill(page, 'until', '2027-01-06');
  await saved(page);
  await expect.poll(() => editor.files('src/content/notices')).toContain('chiusura-natale.yaml');
});

test('says where a testimonial is shown that somebody deletes', async ({ page, editor }) => {
  const path = 'src/content/testimonials/agenzia-trevolte.yaml';
  const before = await opened(page, editor, path);
  await inMenu(page, 'Elimina');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Atteso:' });
  await expect(told).toContainText('“Pagine › servizi/voip › Sezione 6 › Citazione 3”');
  await expectItalian(page);
  expect(editor.read(path)).toBe(before);
});
