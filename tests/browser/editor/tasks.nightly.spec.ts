import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { type LocalEditor, openEntry, reachField, saveButton, test } from './local-editor.ts';

/** An employee's browser may speak any language: the editor speaks Italian. */
test.use({ locale: 'en-GB', viewport: { width: 1400, height: 1000 } });

const QUESTIONS = 'src/content/faqs/homepage.yaml';
const CONSULTANT = 'src/content/consultants/elena-sassoferri.yaml';
const CAMPAIGN = 'src/content/pages/campagne/ict-digitalizzazione.yaml';
const PLANS = 'src/content/plans/fibra-ottica.yaml';

/** Words that are frequent in English and do not occur in Italian. */
const ENGLISH =
  /\b(?:the|of|and|with|which|that|this|are|from|below|each|expected|received|save|add|error)\b/i;

const fill = async (page: Page, path: string, text: string): Promise<void> =>
  (await reachField(page, path)).getByRole('textbox').fill(text);

/** Opens a closed group of fields. */
const unfold = async (page: Page, path: string): Promise<void> =>
  (await reachField(page, path)).getByRole('button', { name: 'Espandi', exact: true }).first().click();

/** Icons are words that their font draws as pictures. */
const expectItalian = async (page: Page): Promise<void> => {
  const words = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('.icon, script, style')) hidden.remove();
    return Array.from(copy.querySelectorAll('*'), ({ childNodes }) =>
      Array.from(childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(' '),
    ).join('\n');
  });
  expect(words).toContain('Salva');
  expect(words).not.toMatch(ENGLISH);
};

/** Saves what the check refuses. @returns the editor's message */
const refused = async (page: Page): Promise<string> => {
  await saveButton(page).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('Atteso:');
  const text = await message.innerText();
  await message.getByRole('button', { name: 'OK' }).click();
  return text;
};

const entryOf = (path: string): string => path.replace(/^src\/content\/(\w+)\/(.*)\.yaml$/, '$1/entries/$2');

const opened = async (page: Page, editor: LocalEditor, path: string): Promise<string> => {
  await openEntry(page, editor.url, entryOf(path));
  await page.locator('section[data-key-path]').first().waitFor();
  await expectItalian(page);
  return editor.read(path);
};

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
  expect(editor.files('src/content/pictures')).toEqual(['.gitkeep']);
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

  const navigation = editor.read('src/content/navigation.yaml');
  await openEntry(page, editor.url, '_singletons/entries/navigation');
  await unfold(page, 'areas.connettivita');
  await unfold(page, 'areas.connettivita.all');
  await fill(page, 'areas.connettivita.all.href', '/servisi');
  expect(await refused(page)).toContain('un indirizzo di questo sito, forse "/servizi"');
  await expectItalian(page);
  expect(editor.read('src/content/navigation.yaml')).toBe(navigation);
});

test('makes a campaign page from an existing one', async ({ page, editor }) => {
  await opened(page, editor, CAMPAIGN);
  await page.getByRole('button', { name: 'Mostra Opzioni Editor' }).click();
  await page.getByRole('menuitem', { name: 'Duplica' }).click();
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
