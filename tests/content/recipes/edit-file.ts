import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, type YAMLMap } from 'yaml';

/**
 * Replaces text in one file, each time at its first occurrence.
 *
 * @param changes pairs of old and new text
 * @throws when the file does not contain an old text: then the recipe needs an update
 */
export const editFile = (file: string, changes: readonly (readonly [RegExp | string, string])[]): void => {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (typeof from === 'string' ? !text.includes(from) : !from.test(text))
      throw new Error(`${file} does not say "${from}".`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
};

/** Replaces text everywhere in the YAML files below a folder. */
export const editAll = (folder: string, changes: readonly (readonly [RegExp | string, string])[]): void => {
  for (const name of globSync('**/*.yaml', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = changes.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (changed !== text) writeFileSync(join(folder, name), changed);
  }
};

/** Edits a YAML file as a document, which keeps its comments. */
export const editYaml = (file: string, edit: (document: ReturnType<typeof parseDocument>) => void): void => {
  const document = parseDocument(readFileSync(file, 'utf8'));
  edit(document);
  // Lines are not folded, because recipes find texts by line.
  writeFileSync(file, document.toString({ lineWidth: 0 }));
};

/**
 * Edits the first section of a kind.
 *
 * @param file the YAML file of a page
 * @throws when the page has no section of that kind
 */
export const editSection = (file: string, kind: string, edit: (section: YAMLMap) => void): void =>
  editYaml(file, (document) => {
    const sections = document.get('sections') as { readonly items: readonly unknown[] };
    const found = sections.items.find((section) => isMap(section) && section.get('kind') === kind);
    if (!isMap(found)) throw new Error(`${file} has no section of the kind "${kind}".`);
    edit(found);
  });
