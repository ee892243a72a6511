import { expect, type Page } from 'playwright/test';
import { type LocalEditor, reachField, saveButton } from './local-editor.ts';

/** A text of each collection that may change without another file: where it stands in its files. */
export const CHANGED: Readonly<Record<string, string>> = {
  agents: 'quote',
  answers: 'answers.1.why',
  articles: 'lead',
  brand: 'greeting',
  clients: 'name',
  colours: 'iron',
  consultants: 'specialization',
  dialogs: 'consultation.messageLabel',
  faqs: 'items.0.answer',
  navigation: 'areas.connettivita.help.text',
  notices: 'text',
  pages: 'description',
  plans: 'conditions.term',
  receipts: 'request.lead',
  redirects: 'kept.0',
  roles: 'text',
  services: 'summary',
  solutions: 'items.0.text',
  testimonials: 'quote',
  words: 'bar.callNow',
};

/** The same text with another first letter, one of its own length; another colour for a colour, another address for one. */
const otherText = (text: string): string => {
  if (text.startsWith('#')) return text.replace(/.$/, (digit) => (digit === '1' ? '2' : '1'));
  if (text.startsWith('/')) return '/lavora-con-noi';
  return text.replace(/(?<=^(?:\{[^}]*\}|[^\p{L}{])*)\p{L}/u, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
};

/** Opens the groups and lists around a field. */
const unfoldAround = async (page: Page, path: string): Promise<void> => {
  const keys = path.split('.');
  for (let length = 1; length < keys.length; length += 1) {
    const around = keys.slice(0, length).join('.');
    if (/^\d+$/.test(keys[length - 1] ?? '')) continue;
    const field = await reachField(page, around);
    const expand = field.getByRole('button', { name: /^Espandi(?: tutto)?$/ });
    if ((await expand.count()) > 0 && (await expand.first().isEnabled())) await expand.first().click();
  }
};

const linesOf = (text: string): string[] => text.split('\n');

/** @returns the collection of a content file */
export const collectionOf = (file: string): string => file.split('/')[2]?.replace('.yaml', '') ?? '';

const goTo = async (page: Page, hash: string): Promise<void> =>
  page.evaluate((address) => {
    location.hash = address;
  }, hash);

/** Opens a file by the editor's own addresses, which do not load the page again. */
const openFile = async (page: Page, file: string): Promise<void> => {
  const [name = '', ...id] = file.replaceAll(/^src\/content\/|\.yaml$/g, '').split('/');
  const [list, entry] = id.length > 0 ? [name, id.join('/')] : ['_singletons', name];
  await goTo(page, `#/collections/${list}`);
  await expect(page.locator('section[data-key-path]')).toHaveCount(0);
  await goTo(page, `#/collections/${list}/entries/${entry}`);
};

/**
 * Opens a content file, changes a letter and saves: then one line differs.
 *
 * @param page where the editor is open
 * @param editor on the project that has the file
 * @param file its path
 */
export const changeOneLine = async (page: Page, editor: LocalEditor, file: string): Promise<void> => {
  const before = editor.read(file);
  const path = CHANGED[collectionOf(file)] ?? '';
  await openFile(page, file);
  await unfoldAround(page, path);
  const box = (await reachField(page, path)).getByRole('textbox').first();
  await expect(saveButton(page), `${file} opens as it was saved`).toBeDisabled();
  await box.fill(otherText(await box.inputValue()));
  await saveButton(page).click();
  // The editor shows the list of files again.
  await expect(page.locator('section[data-key-path]')).toHaveCount(0);
  await expect.poll(() => editor.read(file), { message: `${file} is saved` }).not.toBe(before);
  const after = linesOf(editor.read(file));
  const changed = linesOf(before).filter((line, index) => line !== after[index]);
  // Soft: a run names every file that is written otherwise.
  expect.soft(changed.length, `one changed line of ${file}`).toBe(1);
  expect.soft(after.length, `as many lines of ${file} as before`).toBe(linesOf(before).length);
};
