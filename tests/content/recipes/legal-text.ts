import { join } from 'node:path';
import { readSite } from '../../../src/site/site.ts';
import { editFile } from './edit-file.ts';

const problemsOf = (root: string): string => {
  try {
    readSite(root);
    return '';
  } catch (error) {
    return String(error);
  }
};

/**
 * Changes words of the terms, and adds the new version that the check asks for.
 *
 * @throws when the check asks for none
 */
export const changeLegalText = (root: string): void => {
  const content = join(root, 'src/content');
  editFile(join(content, 'pages/termini-servizio.yaml'), [
    ["regolano l'uso", "stabiliscono come si fa l'uso"],
  ]);
  const [, line] = /prima graffa: ("[\d-]+": "[0-9a-f]{16}",?)/.exec(problemsOf(root)) ?? [];
  if (line === undefined)
    throw new Error(`The check asks for no new version of the legal texts. ${problemsOf(root)}`);
  editFile(join(content, 'legal-versions.json'), [['{\n', `{\n  ${line}\n`]]);
};
