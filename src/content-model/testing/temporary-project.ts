import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { filesBelow } from '../read/read-collection.ts';

const AGENCY = join(import.meta.dirname, 'agency');

/**
 * A fixture agency: the smallest valid content, with one price list, its service and a page. File below `src/content` ->
 * text. Its words are as many as the real ones: fewer would lack texts that the schemas require.
 */
export const SMALL_CONTENT: Readonly<Record<string, string>> = Object.fromEntries(
  filesBelow(AGENCY).map((file) => [file, readFileSync(join(AGENCY, file), 'utf8')]),
);

/**
 * @param title the title of the new page, as YAML writes it
 * @param text the page to copy
 * @returns a copy of the page with another title and description
 */
export const anotherPage = (title: string, text = SMALL_CONTENT['pages/fibra-ottica.yaml'] ?? ''): string =>
  text.replace('Fibra business', title).replace('senza impegno', `senza impegno per ${title}`);

/** File -> text. Paths are below `src/content`, or beside it as `../pages/404.astro`. `null` removes a file. */
export type ContentChanges = Readonly<Record<string, string | null>>;

/**
 * Writes a project and deletes it when the test ends.
 *
 * @param changes the differences from {@link SMALL_CONTENT}
 * @returns the folder of the project
 */
export const temporaryProject = (changes: ContentChanges = {}): string => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries({ ...SMALL_CONTENT, ...changes })) {
    if (text === null) continue;
    const file = join(root, 'src/content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
};

/**
 * @param path a file of {@link SMALL_CONTENT}
 * @param from a text in the file
 * @param to the text that replaces it
 * @returns the change of that file
 * @throws when the file does not contain `from`
 */
export const edit = (path: string, from: string, to: string): ContentChanges => {
  const text = SMALL_CONTENT[path];
  if (!text?.includes(from)) throw new Error(`${path} does not contain "${from}"`);
  return { [path]: text.replace(from, to) };
};
