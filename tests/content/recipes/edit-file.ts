import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, type YAMLMap } from 'yaml';

/**
 * Replaces words of one file, each at its first place.
 *
 * @param changes what stands there, and what is to stand there
 * @throws when the file says one of them no longer: the recipe is to be written anew
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

/** Replaces words wherever they stand in the YAML files below a folder. */
export const editAll = (folder: string, changes: readonly (readonly [RegExp | string, string])[]): void => {
  for (const name of globSync('**/*.yaml', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = changes.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (changed !== text) writeFileSync(join(folder, name), changed);
  }
};

/** Edits a YAML file by its structure; its comments stay. */
export const editYaml = (file: string, edit: (document: ReturnType<typeof parseDocument>) => void): void => {
  const document = parseDocument(readFileSync(file, 'utf8'));
  edit(document);
  // No line is folded: recipes find texts by their lines.
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
