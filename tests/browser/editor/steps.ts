import { expect, type Page } from 'playwright/test';
import { type LocalEditor, openEntry, reachField, saveButton } from './local-editor.ts';

/** Words that are frequent in English and do not occur in Italian, and names that a program has for things. */
const ENGLISH =
  /\b(?:the|of|and|with|which|that|this|are|from|below|each|expected|received|save|add|error|monday|slug|_default)\b/i;

/** Types into a field. */
export const fill = async (page: Page, path: string, text: string): Promise<void> =>
  (await reachField(page, path)).locator('input, textarea').first().fill(text);

/** Opens a closed group of fields. */
export const unfold = async (page: Page, path: string): Promise<void> =>
  (await reachField(page, path)).getByRole('button', { name: 'Espandi', exact: true }).first().click();

/** Opens the entries of a list. */
export const unfoldList = async (page: Page, path: string): Promise<void> =>
  (await reachField(page, path))
    .getByRole('button', { name: /^Espandi(?: tutto)?$/ })
    .first()
    .click();

/** Adds an entry to a list, of a kind where it has several. */
export const addTo = async (page: Page, path: string, kind?: string): Promise<void> => {
  const field = await reachField(page, path);
  await field
    .getByRole('button', { name: /^Aggiungi/ })
    .last()
    .click();
  if (kind) await page.getByRole('menuitem', { name: kind, exact: true }).click();
};

/** Removes the last entry of a list, or the choice of a field with several shapes. */
export const removeFrom = async (page: Page, path: string): Promise<void> =>
  (await reachField(page, path)).getByRole('button', { name: 'Rimuovi', exact: true }).last().click();

/** Switches an optional group on or off. */
export const toggle = async (page: Page, path: string): Promise<void> =>
  (await reachField(page, path)).getByRole('checkbox').first().click();

/** Chooses one of the values of a field. */
export const choose = async (page: Page, path: string, option: string): Promise<void> => {
  await (await reachField(page, path)).getByRole('combobox').first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Expects no English word, neither shown nor read aloud. Icons are words that their font draws as pictures. */
export const expectItalian = async (page: Page): Promise<void> => {
  const words = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('.icon, script, style')) hidden.remove();
    return Array.from(copy.querySelectorAll('*'), (element) =>
      [
        ...Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.textContent : '',
        ),
        ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
      ].join(' '),
    ).join('\n');
  });
  expect(words).toContain('Salva');
  // Without tokens: {from:voip} is a name.
  expect(words.replaceAll(/\{[^}]*\}/g, '')).not.toMatch(ENGLISH);
};

/** Saves what the check refuses. @returns the editor's message */
export const refused = async (page: Page): Promise<string> => {
  await saveButton(page).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('Atteso:');
  const text = await message.innerText();
  await message.getByRole('button', { name: 'OK' }).click();
  await expectItalian(page);
  return text;
};

/** Saves, after which the editor has left the form. */
export const saved = async (page: Page): Promise<void> => {
  await saveButton(page).click();
  await expect(page.locator('section[data-key-path]')).toHaveCount(0);
};

/** Opens a content file. @returns its text */
export const opened = async (page: Page, editor: LocalEditor, path: string): Promise<string> => {
  const [collection = '', ...id] = path.replaceAll(/^src\/content\/|\.yaml$/g, '').split('/');
  const entry = id.length > 0 ? `${collection}/entries/${id.join('/')}` : `_singletons/entries/${collection}`;
  await openEntry(page, editor.url, entry);
  await page.locator('section[data-key-path]').first().waitFor();
  await expectItalian(page);
  return editor.read(path);
};

/** Begins a new entry of a collection. */
export const begun = async (page: Page, editor: LocalEditor, collection: string): Promise<void> => {
  await openEntry(page, editor.url, `${collection}/new`);
  await page.locator('section[data-key-path]').first().waitFor();
  await expectItalian(page);
};

/** Chooses something in the menu of an opened entry. */
export const inMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Mostra Opzioni Editor' }).click();
  await page.getByRole('menuitem', { name }).click();
};
